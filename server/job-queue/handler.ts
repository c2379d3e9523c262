import type { Services } from '../config/services.ts';

/** One run of a job. */
export type Task = {
  /** Id of the row that the job is about; 0 for a recurring job. */
  id: number;
  /** Aborted when the process stops, when the job takes too long, or when another process has taken over the job. */
  signal: AbortSignal;
};

/** Thrown by a job if every further attempt would fail too: the job becomes a dead letter immediately. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';

  /** @param cause the error of the attempt, whose code and place are stored */
  constructor(cause: unknown) {
    super('No further attempt can succeed.', { cause });
  }
}

/** What a job does. A run may be repeated after its process died, so `run` must skip work that is already done. */
export type Handler = {
  /** Runs in the scope of all schools. @throws FinalFailure if no further attempt can succeed */
  run: (services: Services, task: Task) => Promise<void>;
  /**
   * Records that no attempt succeeded. May run twice.
   * @param error of the last attempt; undefined if its process died
   */
  giveUp?: (services: Services, id: number, error?: unknown) => Promise<void>;
};

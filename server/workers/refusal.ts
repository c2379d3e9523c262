import type { ErrorParams } from '@memocartes/contract/errors/errors';
import type { Reason } from '@memocartes/contract/errors/reasons';

/** The refusal of a file that can't be read, with its cause. Thrown in the worker that reads the file. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly params: ErrorParams | undefined;
  constructor(reason: Reason, params?: ErrorParams) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}

import type { ErrorCode } from '@memocartes/contract/errors/errors';

/** Refuses a file that can't be read, with a French message. The worker that reads the file reports the refusal. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

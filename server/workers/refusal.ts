import type { ErrorCode } from '@memocartes/contract/errors/errors';

/** The refusal of a file that can't be read, with a French message. Thrown in the worker that reads the file. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

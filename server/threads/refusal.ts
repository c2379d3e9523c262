import type { ErrorCode } from '@memocartes/contract/errors/errors';

/** Why a file can't be read, in French. It crosses from the thread that reads the file to the one that answers. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

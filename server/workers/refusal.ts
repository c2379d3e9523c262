import type { ErrorCode } from '@memocartes/contract/errors/errors';

/** Why a file can't be read, in French. Sent from the worker that reads the file to the server. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

import { errors } from '@memocartes/contract/errors/errors';
import type { ErrorBody, ErrorCode, FieldErrors } from '@memocartes/contract/errors/errors';

/**
 * Any failure of a call, in one shape. `status` 0 and `OFFLINE` when no answer came. `code` is translated as `errors.<code>`, `message`
 * is the server's French for people, `fields` goes to the form.
 */
export type ApiError = {
  status: number;
  code: ErrorCode | 'OFFLINE';
  message: string;
  fields: FieldErrors;
  /** Seconds after which the call may be tried again, where the server says so. */
  retryAfter?: number;
  /** What stands now, beside VERSION_CHANGED. */
  current?: unknown;
};

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

/** The error of an answer; of one that is not the API's (a proxy's page), by its status. */
export function toApiError(status: number, answer: unknown, wait?: string | null): ApiError {
  const retryAfter = /^\d+$/.test(wait ?? '') ? { retryAfter: Number(wait) } : {};
  if (isErrorBody(answer)) {
    const { code, message, fields = {}, current } = answer;
    return { status, code, message, fields, ...(current !== undefined && { current }), ...retryAfter };
  }
  const code = status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'UNEXPECTED';
  return { status, code, message: errors[code][1], fields: {}, ...retryAfter };
}

/** Nothing answered: the network, or the portal, is down. */
export const toUnreachable = (): ApiError => ({
  status: 0,
  code: 'OFFLINE',
  message: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
  fields: {},
});

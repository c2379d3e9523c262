import type { ErrorBody, ErrorCode, ErrorParams, FieldErrors } from '@memocartes/contract/errors/errors';
import { failures } from '@memocartes/contract/errors/failures';

/**
 * Any failed call, in one format. Without a response, `status` is 0 and `code` is `OFFLINE`. `code` is translated as
 * `errors.<code>`, `message` is a French text, `fields` goes to the form.
 */
export type ApiError = {
  status: number;
  code: ErrorCode | 'OFFLINE';
  message: string;
  fields: FieldErrors;
  /** Seconds to wait before a retry, from `Retry-After`. */
  retryAfter?: number;
  /** The entity as it is now, if `code` is VERSION_CHANGED. */
  current?: unknown;
  /** Numbers for the translation of `code`. */
  params?: ErrorParams;
  /** One of the causes that share the code; it is translated as `errors.reasons.<reason>`. */
  reason?: string;
};

/** Why a call was refused: it had no session cookie (`NO_SESSION`), or its login session has ended. */
export type SessionLoss = 'NO_SESSION' | 'UNAUTHENTICATED';

/** Whether an error means that there is no login session, or that the login session has ended. */
export const isSessionLoss = (code: string | undefined): code is SessionLoss =>
  code === 'NO_SESSION' || code === 'UNAUTHENTICATED';

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';

/**
 * Maps an error response to an ApiError. A response that doesn't come from the API, such as a proxy's error page, is
 * mapped by its status.
 */
export function toApiError(status: number, body: unknown, wait?: string | null): ApiError {
  const retryAfter = /^\d+$/.test(wait ?? '') ? { retryAfter: Number(wait) } : {};
  if (isErrorBody(body)) {
    const { code, message, fields = {}, current, params, reason } = body;
    return {
      status,
      code,
      message,
      fields,
      ...(current !== undefined && { current }),
      ...(params && { params }),
      ...(reason && { reason }),
      ...retryAfter,
    };
  }
  const code = status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'UNEXPECTED';
  return { status, code, message: failures[code], fields: {}, ...retryAfter };
}

/** The error of a call without a response: the network or the portal is down. */
export const toUnreachable = (): ApiError => ({
  status: 0,
  code: 'OFFLINE',
  message: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
  fields: {},
});

import {
  constraintErrors,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  errors,
  type FieldErrors,
} from '@memocartes/contract/errors/errors';
import { deletionReasons, type Reason, reasonMessage, reasons } from '@memocartes/contract/errors/reasons';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { isDatabaseUnavailable } from '../database/pool/unavailable.ts';
import { refusals } from '../metrics/metrics.ts';
import { wrongFields } from './validation.ts';

/** Default value of the header `Retry-After` with UNAVAILABLE, in seconds. */
export const retryAfter = 2;

/**
 * An error response: thrown anywhere and sent as `{statusCode, code, message, fields?, current?, params?,
 * reason?}` [interface.error-shape].
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** The current state of the object that the request wanted to change, sent with VERSION_CHANGED. */
  readonly current: unknown;
  readonly params: ErrorParams | undefined;
  readonly reason: Reason | undefined;
  /** Value of the header `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      fields?: FieldErrors;
      current?: unknown;
      params?: ErrorParams;
      reason?: Reason;
      retryAfter?: number;
    } = {},
  ) {
    super(options.message ?? errors[code][1]);
    this.code = code;
    this.fields = options.fields;
    this.current = options.current;
    this.params = options.params;
    this.reason = options.reason;
    this.retryAfter = options.retryAfter ?? (code === 'UNAVAILABLE' ? retryAfter : undefined);
  }
  get statusCode(): number {
    return errors[this.code][0];
  }
}

/** A refusal by its code, optionally with a more precise message and the numbers in it. */
export const refuse = (code: ErrorCode, message?: string, params?: ErrorParams) =>
  new ApiError(code, { ...(message && { message }), ...(params && { params }) });

/** A refusal whose code has several causes, with the message of its cause and the values in it. */
export const refuseBecause = (reason: Reason, params?: ErrorParams) =>
  new ApiError(reasons[reason][0], { message: reasonMessage(reason, params), reason, ...(params && { params }) });

/** A 422 error that names all invalid fields. */
export const invalid = (fields: FieldErrors) => new ApiError('INVALID', { fields });

type DatabaseError = Error & { code?: string; constraint?: string };

function fromDatabase(error: DatabaseError): ApiError | undefined {
  if (isDatabaseUnavailable(error)) return refuse('UNAVAILABLE');
  const code = error.constraint ? constraintErrors[error.constraint] : undefined;
  if (code) return refuse(code);
  const reason = error.constraint ? deletionReasons[error.constraint] : undefined;
  if (reason) return refuseBecause(reason);
  switch (error.code) {
    case '23505': // Unique
    case '40001': // Serialisation
    case '40P01': // Deadlock
      return refuse('CONFLICT');
    case '23001': // A row that is still used, since PostgreSQL 18
      return refuse('STILL_USED');
    case '23503': // Foreign key
      return refuse(error.constraint && error.constraint in deletionReasons ? 'STILL_USED' : 'NOT_FOUND');
    case '22021': // NUL in a text
    case '22P05':
      return refuseBecause('TEXT_CHARACTER');
    default:
      return undefined;
  }
}

/** The error for a status thrown by Fastify. A 403, as for a path outside the folder of files, becomes 404. */
function fromStatus(status = 500): ApiError | undefined {
  if (status === 403 || status === 404) return refuse('NOT_FOUND');
  return status >= 400 && status < 500 ? refuse('BAD_REQUEST') : undefined;
}

function fromFastify(error: FastifyError): ApiError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('FILE_SIZE_OVER', 'Le contenu envoyé est trop lourd.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_HANDLER_TIMEOUT':
      return refuse('UNAVAILABLE');
    default:
      return fromStatus(error.statusCode);
  }
}

/** The error for invalid input: 404 for a path parameter, else 422 that names the fields. */
function fromValidation(error: FastifyError): ApiError | undefined {
  const fields = wrongFields(error);
  if (!fields) return undefined;
  return error.validationContext === 'params' ? refuse('NOT_FOUND') : new ApiError('INVALID', { fields });
}

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const thrown = error as FastifyError & DatabaseError;
  return fromValidation(thrown) ?? fromDatabase(thrown) ?? fromFastify(thrown);
}

export const errorBody = (error: ApiError): ErrorBody => ({
  statusCode: error.statusCode,
  code: error.code,
  message: error.message,
  ...(error.fields && { fields: error.fields }),
  ...(error.current !== undefined && { current: error.current }),
  ...(error.params && { params: error.params }),
  ...(error.reason && { reason: error.reason }),
});

function logFailure(request: FastifyRequest, error: FastifyError, failure: ApiError): void {
  if (failure.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'unavailable');
  if (failure.code !== 'UNEXPECTED') return;
  request.log.error(
    { err: error },
    isResponseSerializationError(error) ? 'response breaks its contract' : 'unexpected',
  );
}

/** `current` of an error, serialized by the response schema of the route. */
function currentOf({ routeOptions }: FastifyRequest, current: unknown): unknown {
  const schemas = routeOptions.schema?.response as Partial<Record<number, z.ZodType>> | undefined;
  return current !== undefined && schemas?.[200] ? schemas[200].parse(current) : current;
}

/**
 * Sends every error in the same shape. An unexpected error is logged in full, and sent as 500 without its cause
 * [interface.unexpected].
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = asApiError(error) ?? refuse('UNEXPECTED');
    logFailure(request, error, failure);
    if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
    refusals.inc({ code: failure.code });
    return reply.code(failure.statusCode).send({ ...errorBody(failure), current: currentOf(request, failure.current) });
  });
}

import { asApiError } from '../errors/index.ts';

/** The current entity of a VERSION_CHANGED error; undefined for other errors. */
export function versionConflict<T>(thrown: unknown): T | undefined {
  const error = asApiError(thrown);
  return error?.code === 'VERSION_CHANGED' ? (error.current as T | undefined) : undefined;
}

import { asApiError } from '../errors/index.ts';

/** The current entity of a VERSION_CHANGED error; undefined for other errors. */
export function versionConflict(thrown: unknown): unknown {
  const error = asApiError(thrown);
  return error?.code === 'VERSION_CHANGED' ? error.current : undefined;
}

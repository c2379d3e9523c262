import { asApiError } from '../errors/index.ts';

/** What stands now, of a change that was refused because somebody else, or another tab, changed the same thing; undefined for other failures. */
export function versionConflict<T>(thrown: unknown): T | undefined {
  const error = asApiError(thrown);
  return error?.code === 'VERSION_CHANGED' ? (error.current as T | undefined) : undefined;
}

import type { FastifyRequest } from 'fastify';
import { versionOf } from '@memocartes/contract/http/entity-tag';
import { ApiError, refuse } from './errors.ts';

/**
 * The version that the client changes (`If-Match: "3"`); undefined when it names none, and then the last write wins.
 * @throws 400 for what is no version
 */
export function expectedVersion({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const tag = headers['if-match'];
  if (tag === undefined) return undefined;
  const version = versionOf(tag);
  if (version === undefined) throw refuse('BAD_REQUEST', 'L’en-tête If-Match attend une version, entre guillemets.');
  return version;
}

/**
 * Refuses to overwrite what was changed since it was read. The row is to be locked already.
 * @param current what stands now, as the resource's own call answers it
 * @throws 409 VERSION_CHANGED with `current`
 */
export async function checkVersion(
  expected: number | undefined,
  actual: number,
  current: () => Promise<unknown>,
): Promise<void> {
  if (expected === undefined || expected === actual) return;
  throw new ApiError('VERSION_CHANGED', { current: await current() });
}

import { entityTagOf, versionOf } from '@memocartes/contract/http/entity-tag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { ApiError, refuse } from './errors.ts';

/**
 * The version that the client edited (`If-Match: "3"`); undefined without the header: the last write wins.
 * @throws 400 for a malformed version
 */
export function expectedVersion({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const tag = headers['if-match'];
  if (tag === undefined) return undefined;
  const version = versionOf(tag);
  if (version === undefined) throw refuse('BAD_REQUEST', 'L’en-tête If-Match attend une version, entre guillemets.');
  return version;
}

/**
 * Refuses to overwrite a row changed since it was read. Lock the row first [interface.version].
 * @param current reads the current state as the resource's own call returns it
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

/** Tables whose `version` counts changes by forms. */
type Versioned =
  // Migrations 0027, 0034, 0041, 0062.
  'announcements' | 'authentications' | 'classes' | 'devices' | 'packs' | 'resources' | 'schools' | 'students';

/**
 * Locks a row and checks the expected version. Without a version nothing is locked: the last write wins. Pass the
 * transaction that writes, before it writes anything.
 * @param current reads the current state as the resource's own call returns it
 * @throws 409 VERSION_CHANGED with `current`; 404 when the row is deleted
 */
export async function lockVersion(
  trx: Db,
  table: Versioned,
  id: number,
  expected: number | undefined,
  current: () => Promise<unknown>,
): Promise<void> {
  if (expected === undefined) return;
  const query = sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id} for no key update`;
  const [row] = (await query.execute(trx)).rows;
  if (!row) throw refuse('NOT_FOUND');
  await checkVersion(expected, row.version, current);
}

const hasVersion = (payload: unknown): payload is { version: number } =>
  typeof payload === 'object' && payload !== null && 'version' in payload && typeof payload.version === 'number';

/**
 * Sends the version of an object as its `ETag`, to be used in `If-Match`, with the responses that read or change it.
 */
export function tagVersions(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ routeOptions }, reply, payload) => {
    if (reply.statusCode === 200 && routeOptions.url?.includes('/:id') && hasVersion(payload))
      reply.header('etag', entityTagOf(payload.version));
    return payload;
  });
}

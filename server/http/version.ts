import { entityTagOf, versionOf } from '@memocartes/contract/http/entity-tag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { takeFirst } from '../database/queries/rows.ts';
import { ApiError, refuse } from './errors.ts';

/**
 * The version that the client edited (`If-Match: "3"`). Undefined without the header: the last write then wins.
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
 * Refuses to overwrite a row that has changed since the client read it. Lock the row first [interface.version].
 * @param current reads the current state in the form that the API returns
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

/** Tables that `lockVersion` accepts: their `version` counts changes. */
type Versioned =
  | 'announcements'
  | 'authentications'
  | 'classes'
  | 'devices'
  | 'editions'
  | 'packs'
  | 'resources'
  | 'schools'
  | 'students';

type Edited = {
  table: Versioned;
  id: number;
  /** The version that the client edited; undefined overwrites any version. */
  expected: number | undefined;
};

/**
 * Locks a row and checks the expected version; does nothing without an expected version. Call within the transaction
 * that writes, before its first write.
 * @param current reads the current state in the form that the API returns
 * @throws 409 VERSION_CHANGED with `current`; 404 when the row is deleted
 */
export async function lockVersion(
  trx: Trx,
  { table, id, expected }: Edited,
  current: () => Promise<unknown>,
): Promise<void> {
  if (expected === undefined) return;
  const query = sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id} for no key update`;
  const row = await query.execute(trx).then(takeFirst);
  if (!row) throw refuse('NOT_FOUND');
  await checkVersion(expected, row.version, current);
}

const hasVersion = (payload: unknown): payload is { version: number } =>
  typeof payload === 'object' && payload !== null && 'version' in payload && typeof payload.version === 'number';

/** Adds an `ETag` with the object's version to responses to reads and changes; clients send it back in `If-Match`. */
export function tagVersions(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ routeOptions }, reply, payload) => {
    if (reply.statusCode === 200 && routeOptions.url?.includes('/:id') && hasVersion(payload)) {
      reply.header('etag', entityTagOf(payload.version));
    }
    return payload;
  });
}

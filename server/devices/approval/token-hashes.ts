import { type RawBuilder, sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { hashSecret } from '../../http/actor/actor.ts';

/**
 * Hashes of a browser's old token and of its replacement. The replacement makes copies of the old token invalid as soon
 * as it is used [tablets.lost-attachment] [home-revision.lost-attachment].
 */
export type TokenHashes = { old: Buffer | undefined; next: Buffer };

/** The tokens of an attachment that is being stored; `own` is the `token_hash` of all rows of the browser. */
export type IssuedToken = {
  own: Buffer;
  columns: { token_hash: Buffer; next_token_hashes?: Buffer[]; is_token_valid?: boolean };
};

type TokenTable = 'devices' | 'home_devices';

/** Number of issued tokens that can still be used, so that a request sent again and again stores little. */
const maxIssued = 3;

/**
 * Condition on the rows of a browser: this token was issued to it, and no issued token has been used yet. Contains the
 * condition of the indexes `devices_next_tokens` and `home_devices_next_tokens`.
 */
export const isIssuedToken = (table: TokenTable, hash: Buffer) => {
  const issued = sql.ref(`${table}.next_token_hashes`);
  return sql<boolean>`(${issued} <> '{}' and ${issued} @> array[${hash}::bytea])`;
};

/** Condition on the rows of a browser to which this token gives access. */
export const isValidToken = (table: TokenTable, hash: Buffer) => sql<boolean>`(
  (${sql.ref(`${table}.token_hash`)} = ${hash} and ${sql.ref(`${table}.is_token_valid`)}) or ${isIssuedToken(table, hash)}
)`;

/**
 * Issues the new token for all rows of a browser. The old token keeps the access that it has, and gets none that is
 * given from now on: a copy of it must get no access when a revoked device is attached again.
 * @param hasAccess condition on the rows to which the device has access now
 * @returns the `token_hash` of the browser's rows, and the columns of a further row
 */
export async function issueToken(
  trx: Trx,
  table: TokenTable,
  { old, next }: TokenHashes,
  hasAccess: RawBuilder<boolean>,
): Promise<IssuedToken> {
  const asOwn = { own: next, columns: { token_hash: next } };
  if (!old) return asOwn;
  // Two attachments of one browser: the second also finds the rows that the first adds.
  const locked = sql`select id from ${sql.table(table)} where token_hash = ${old} order by id for no key update`;
  const issued = sql`
    update ${sql.table(table)}
    set next_token_hashes = (array[${next}::bytea] || next_token_hashes)[1:${sql.lit(maxIssued)}],
      is_token_valid = is_token_valid and ${hasAccess}
    where token_hash = ${old}
  `;
  const { numAffectedRows } = await inEverySchool(async () => {
    await locked.execute(trx);
    return issued.execute(trx);
  });
  // A browser whose rows were deleted starts anew.
  if (!numAffectedRows) return asOwn;
  return { own: old, columns: { token_hash: old, next_token_hashes: [next], is_token_valid: false } };
}

/**
 * Locks the rows of the browser of one tablet, in every school, until the transaction ends. Call it before a write that
 * locks several of them: in another order, it could deadlock with `issueToken` and `confirmToken`.
 */
export async function lockRowsOfTablet(trx: Trx, id: number): Promise<void> {
  const rows = sql`
    select id
    from devices
    where token_hash = (select tablet.token_hash from devices as tablet where tablet.id = ${id})
    order by id
    for no key update
  `;
  await inEverySchool(() => rows.execute(trx));
}

/** Records that a browser uses this token: if it was issued, it replaces the old token and all others issued. */
export async function confirmToken(db: Db, table: TokenTable, hash: Buffer): Promise<void> {
  // Without `limit`: for one row, the database would read the table instead of the index.
  const issued = sql`select from ${sql.table(table)} where ${isIssuedToken(table, hash)}`;
  const locked = sql`select id from ${sql.table(table)} where ${isIssuedToken(table, hash)} order by id for no key update`;
  const confirmed = sql`
    update ${sql.table(table)}
    set token_hash = ${hash}, next_token_hashes = '{}', is_token_valid = true
    where id in (${locked})
  `;
  await inEverySchool(async () => {
    // Devices ask for their state often, and mostly with a token in use: nothing is then locked or written.
    const { rows } = await issued.execute(db);
    if (rows.length > 0) await confirmed.execute(db);
  });
}

/**
 * The hash of the token that a browser sent, whether or not it gives access; undefined without a token. Records that the
 * token is used, also by a browser that is no actor, such as a tablet that waits for approval.
 */
export async function readToken(db: Db, table: TokenTable, token: string | undefined): Promise<Buffer | undefined> {
  if (token === undefined) return undefined;
  const hash = hashSecret(token);
  await confirmToken(db, table, hash);
  return hash;
}

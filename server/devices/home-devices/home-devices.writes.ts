import { randomInt } from 'node:crypto';

import { drawHomeCode } from '@memocartes/contract/devices/home-revision/home';
import type { HomeCode } from '@memocartes/contract/devices/home-revision/home.routes';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { isActiveAccount } from '../../school-access/school-access.ts';
import { keepFollower } from '../../school-membership/keep-links.ts';
import { isRecentlyUsed, isRevokedRecently } from '../approval/approval.rules.ts';
import { issueToken, type TokenHashes } from '../approval/token-hashes.ts';
import { requireHomeMode } from './home-devices.queries.ts';

/** A follower and one of their children. */
type Link = { schools_id: number; users_id: number; students_id: number };

/** Maximum number of devices per follower and child; a further device replaces the least recently used one. */
const maxDevices = 10;

/**
 * Keeps the follower's link to the child, see `keepFollower`. Call it first: a detachment locks the link before its codes
 * and devices, so another order could deadlock.
 */
const keepLink = (trx: Trx, { users_id, students_id }: Pick<Link, 'users_id' | 'students_id'>) =>
  keepFollower(trx, users_id, students_id);

/** Condition on a device that is attached. */
const isAttached = sql<boolean>`(home_devices.date_revoke is null and ${isRecentlyUsed('home_devices')})`;

/**
 * Attaches a browser to a student. Other students stay attached, so that their queued answers can still be sent.
 * @throws HOME_REVISION_OFF
 */
async function attach(trx: Trx, link: Link, opened_by: 'FOLLOWER' | 'CODE', tokens: TokenHashes): Promise<void> {
  await requireHomeMode(trx, link.students_id);
  const { columns } = await issueToken(trx, 'home_devices', tokens, isAttached);
  const now = sql<string>`now()`;
  const attached = { users_id: link.users_id, opened_by, date_attach: now, date_seen: now, date_revoke: null };
  await trx
    .insertInto('home_devices')
    .values({ ...link, ...attached, ...columns })
    .onConflict((conflict) => conflict.constraint('home_devices_once').doUpdateSet(attached))
    .execute();
  const own = { users_id: link.users_id, students_id: link.students_id };
  await trx
    .deleteFrom('home_devices')
    .where((eb) => eb.and(own))
    .where('id', 'not in', (rows) =>
      rows
        .selectFrom('home_devices')
        .select('id')
        .where((eb) => eb.and(own))
        .orderBy('date_seen', 'desc')
        .orderBy('id', 'desc')
        .limit(maxDevices),
    )
    .execute();
}

/**
 * Attaches the browser of a follower to their child [home-revision.start].
 * @throws HOME_REVISION_OFF, 404 if the follower is being detached
 */
export const openHome = (db: Db, link: Link, tokens: TokenHashes) =>
  db.transaction().execute(async (trx) => {
    if (!(await keepLink(trx, link))) throw refuse('NOT_FOUND');
    await attach(trx, link, 'FOLLOWER', tokens);
  });

/**
 * Attaches a browser with a family code, which is consumed [home-revision.code].
 * @returns false for a code that is unknown, expired or of a follower who is being detached or whose account is not active
 * @throws HOME_REVISION_OFF
 */
export const attachByCode = (db: Db, code: string, tokens: TokenHashes): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const codeHash = hashSecret(code);
    const owner = await trx
      .selectFrom('home_codes')
      .select(['users_id', 'students_id'])
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    if (!owner || !(await keepLink(trx, owner))) return false;
    const link = await trx
      .deleteFrom('home_codes')
      .using('users')
      .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
      .whereRef('users.id', '=', 'home_codes.users_id')
      .where('home_codes.code_hash', '=', codeHash)
      .where('home_codes.date_expiration', '>', sql<string>`now()`)
      .where(isActiveAccount)
      .returning(['home_codes.schools_id', 'home_codes.users_id', 'home_codes.students_id'])
      .executeTakeFirst();
    if (!link) return false;
    await attach(trx, link, 'CODE', tokens);
    return true;
  });

/**
 * Creates a family code of a follower for a child, valid for an hour; it replaces the previous code.
 * @throws HOME_REVISION_OFF, 404 if the follower is being detached
 */
export const createHomeCode = (db: Db, link: Link): Promise<HomeCode> =>
  db.transaction().execute(async (trx) => {
    if (!(await keepLink(trx, link))) throw refuse('NOT_FOUND');
    await requireHomeMode(trx, link.students_id);
    const code = drawHomeCode(randomInt);
    const fresh = {
      code_hash: hashSecret(code),
      date_create: sql<string>`now()`,
      date_expiration: sql<string>`now() + interval '1 hour'`,
    };
    const { date_expiration } = await trx
      .insertInto('home_codes')
      .values({ ...link, ...fresh })
      .onConflict((conflict) => conflict.constraint('home_codes_one').doUpdateSet(fresh))
      .returning('date_expiration')
      .executeTakeFirstOrThrow();
    return { code, date_expiration };
  });

/** Revokes a device from its next request on; idempotent [home-revision.revoke]. */
export const revokeHomeDevice = (db: Db, id: number) =>
  db
    .updateTable('home_devices')
    .set({ date_revoke: sql`now()` })
    .where('id', '=', id)
    .where('date_revoke', 'is', null)
    .execute();

/** Undoes a revocation: the device keeps its token. @throws HOME_RESTORE_TOO_LATE after `restoreMinutes` */
export async function restoreHomeDevice(db: Db, id: number): Promise<void> {
  const restored = await db
    .updateTable('home_devices')
    .set({ date_revoke: null })
    .where('id', '=', id)
    .where(sql<boolean>`(home_devices.date_revoke is null or ${isRevokedRecently('home_devices')})`)
    .returning('id')
    .executeTakeFirst();
  if (!restored) throw refuse('HOME_RESTORE_TOO_LATE');
}

import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { recordHistory } from '../../history/history.writes.ts';
import { refuse } from '../../http/errors.ts';
import { drawLabel, isApproved, isWaiting, maxWaiting } from './approval.rules.ts';
import { type IssuedToken, issueToken, type TokenHashes } from './token-hashes.ts';

type Approval = { status: 'WAITING' } | { status: 'APPROVED'; approval: 'QR' };

const maxLabelDraws = 20;

/** Adds a tablet to a school, with a label unique there. @throws DEVICE_QUEUE_FULL if no free label was drawn */
async function insertDevice(trx: Trx, schoolId: number, columns: IssuedToken['columns'], { ...approval }: Approval) {
  const dates = approval.status === 'APPROVED' ? { date_approve: sql<string>`now()` } : {};
  for (let draw = 0; draw < maxLabelDraws; draw += 1) {
    const inserted = await trx
      .insertInto('devices')
      .values({ schools_id: schoolId, ...columns, label: drawLabel(), ...approval, ...dates })
      .onConflict((conflict) => conflict.constraint('devices_label').doNothing())
      .returning(['id', 'label'])
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw refuse('DEVICE_QUEUE_FULL');
}

/** Ends the requests of a browser: deletes tablets that were never approved, and revokes the others again. */
async function endRequests(trx: Trx, token: Buffer, exceptSchool = 0): Promise<void> {
  const requests = { token_hash: token, status: 'WAITING' as const };
  await trx
    .deleteFrom('devices')
    .where((eb) => eb.and(requests))
    .where('date_approve', 'is', null)
    .where('schools_id', '<>', exceptSchool)
    .execute();
  await trx
    .updateTable('devices')
    .set({ status: 'REVOKED', date_revoke: sql`now()` })
    .where((eb) => eb.and(requests))
    .where('schools_id', '<>', exceptSchool)
    .execute();
}

const findAtSchool = (trx: Trx, schoolId: number, token: Buffer) =>
  trx
    .selectFrom('devices')
    .select(['id', 'label'])
    .where('schools_id', '=', schoolId)
    .where('token_hash', '=', token)
    .executeTakeFirst();

/**
 * Number of other tablets that wait for a school's approval. Locks the school's row until the transaction ends, so that
 * parallel requests are counted one by one.
 */
async function countWaiting(trx: Trx, schoolId: number, exceptId = 0): Promise<number> {
  await sql`select 1 from schools where id = ${schoolId} for no key update`.execute(trx);
  const { nb } = await trx
    .selectFrom('devices')
    .select(sql<number>`count(*)::int`.as('nb'))
    .where('devices.schools_id', '=', schoolId)
    .where('devices.id', '<>', exceptId)
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return nb;
}

/**
 * Requests a school's approval for this tablet. Another school's approval stays valid until this school approves
 * [tablets.approval].
 * @throws DEVICE_QUEUE_FULL when `maxWaiting` other tablets wait already
 */
export const requestApproval = (db: Db, schoolId: number, tokens: TokenHashes) =>
  db.transaction().execute(async (trx) => {
    const { own: token, columns } = await issueToken(trx, 'devices', tokens, isApproved);
    await endRequests(trx, token, schoolId);
    const existing = await findAtSchool(trx, schoolId, token);
    if ((await countWaiting(trx, schoolId, existing?.id)) >= maxWaiting) throw refuse('DEVICE_QUEUE_FULL');
    if (!existing) return insertDevice(trx, schoolId, columns, { status: 'WAITING' });

    return trx
      .updateTable('devices')
      .set({ status: 'WAITING', date_request: sql`now()`, date_revoke: null, revoked_by: null })
      .where('id', '=', existing.id)
      .execute();
  });

/** Approves this tablet for the school whose QR code it read, and removes it from any other school. */
export const approveByQr = (db: Db, schoolId: number, tokens: TokenHashes) =>
  db.transaction().execute(async (trx) => {
    const { own: token, columns } = await issueToken(trx, 'devices', tokens, isApproved);
    await trx.deleteFrom('devices').where('token_hash', '=', token).where('schools_id', '<>', schoolId).execute();
    const existing = await findAtSchool(trx, schoolId, token);
    const approved = { status: 'APPROVED', approval: 'QR' } as const;
    const now = sql<string>`now()`;
    if (existing) {
      await trx
        .updateTable('devices')
        .set({ ...approved, approved_by: null, date_approve: now, date_seen: now, date_revoke: null, revoked_by: null })
        .where('id', '=', existing.id)
        .execute();
    }
    const { id: deviceId, label } = existing ?? (await insertDevice(trx, schoolId, columns, approved));
    await recordHistory(trx, null, {
      schoolId,
      entityType: 'SCHOOL',
      entityId: schoolId,
      action: 'DEVICE_APPROVE',
      deviceId,
      changes: { device: [null, label], approval: [null, 'QR'] },
    });
  });

/** Cancels this tablet's requests. */
export const cancelRequest = (db: Db, token: Buffer) => db.transaction().execute((trx) => endRequests(trx, token));

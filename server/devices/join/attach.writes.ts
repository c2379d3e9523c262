import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { recordHistory } from '../../history/history.writes.ts';
import { refuse } from '../../http/errors.ts';
import { drawLabel, isWaiting, maxWaiting } from '../../http/actor/device.rules.ts';

/** The hash of the token that a browser came with, and of the one that it leaves with: a stolen copy never comes back to life. */
export type Tokens = { old: Buffer | undefined; next: Buffer };

type Approval = { status: 'WAITING' } | { status: 'APPROVED'; approval: 'QR' };

const maxLabelDraws = 20;

/** Adds a tablet to a school under a label that no other one has there. */
async function insertDevice(trx: Db, schoolId: number, token_hash: Buffer, { ...approval }: Approval) {
  const dates = approval.status === 'APPROVED' ? { date_approve: sql<string>`now()` } : {};
  for (let draw = 0; draw < maxLabelDraws; draw += 1) {
    const inserted = await trx
      .insertInto('devices')
      .values({ schools_id: schoolId, token_hash, label: drawLabel(), ...approval, ...dates })
      .onConflict((conflict) => conflict.constraint('devices_label').doNothing())
      .returning(['id', 'label'])
      .executeTakeFirst();
    if (inserted) return inserted;
  }
  throw refuse('DEVICE_QUEUE_FULL');
}

/** Gives all that is known of this browser its new token. */
async function rotateToken(trx: Db, { old, next }: Tokens): Promise<void> {
  if (old) await trx.updateTable('devices').set({ token_hash: next }).where('token_hash', '=', old).execute();
}

/** Gives a request up: what was never approved is forgotten, what was is revoked as before. */
async function endRequests(trx: Db, token: Buffer, exceptSchool = 0): Promise<void> {
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

const findAtSchool = (trx: Db, schoolId: number, token: Buffer) =>
  trx
    .selectFrom('devices')
    .select(['id', 'label'])
    .where('schools_id', '=', schoolId)
    .where('token_hash', '=', token)
    .executeTakeFirst();

/** How many other tablets wait for a school. Its row is locked until the transaction ends, so that requests at once are counted one by one. */
async function countWaiting(trx: Db, schoolId: number, exceptId = 0): Promise<number> {
  await sql`select 1 from schools where id = ${schoolId} for no key update`.execute(trx);
  const { nb } = await trx
    .selectFrom('devices as d')
    .select(sql<number>`count(*)::int`.as('nb'))
    .where('d.schools_id', '=', schoolId)
    .where('d.id', '<>', exceptId)
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return nb;
}

/**
 * Asks a school to approve this tablet. What another school approved holds until this one does.
 * @throws DEVICE_QUEUE_FULL when as many wait already as somebody can look through
 */
export const requestApproval = (db: Db, schoolId: number, tokens: Tokens) =>
  db.transaction().execute(async (trx) => {
    await rotateToken(trx, tokens);
    await endRequests(trx, tokens.next, schoolId);
    const known = await findAtSchool(trx, schoolId, tokens.next);
    if ((await countWaiting(trx, schoolId, known?.id)) >= maxWaiting) throw refuse('DEVICE_QUEUE_FULL');
    if (!known) return insertDevice(trx, schoolId, tokens.next, { status: 'WAITING' });
    return trx
      .updateTable('devices')
      .set({ status: 'WAITING', date_request: sql`now()`, date_revoke: null })
      .where('id', '=', known.id)
      .execute();
  });

/** Approves this tablet for a school whose QR code it read; it leaves any other school. */
export const approveByQr = (db: Db, schoolId: number, tokens: Tokens) =>
  db.transaction().execute(async (trx) => {
    await rotateToken(trx, tokens);
    await trx.deleteFrom('devices').where('token_hash', '=', tokens.next).where('schools_id', '<>', schoolId).execute();
    const known = await findAtSchool(trx, schoolId, tokens.next);
    const approved = { status: 'APPROVED', approval: 'QR' } as const;
    const now = sql<string>`now()`;
    if (known)
      await trx
        .updateTable('devices')
        .set({ ...approved, approved_by: null, date_approve: now, date_seen: now, date_revoke: null })
        .where('id', '=', known.id)
        .execute();
    const { id: deviceId, label } = known ?? (await insertDevice(trx, schoolId, tokens.next, approved));
    await recordHistory(trx, null, {
      schoolId,
      entityType: 'SCHOOL',
      entityId: schoolId,
      action: 'DEVICE_APPROVE',
      deviceId,
      changes: { device: [null, label], approval: [null, 'QR'] },
    });
  });

/** This tablet waits no more. */
export const cancelRequest = (db: Db, token: Buffer) => db.transaction().execute((trx) => endRequests(trx, token));

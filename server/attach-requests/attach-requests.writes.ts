import { type Insertable, type Selectable, sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import type { AttachRequests } from '../database/tables/people.ts';
import { recordLinks, recordShared } from '../history/history.links.ts';
import { type HistoryEntry, recordHistory } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { belongsTo, lockPerson } from '../school-membership/school-membership.ts';

type Author = { id: number } | null;
type Row = Pick<Selectable<AttachRequests>, 'schools_id' | 'students_id' | 'email' | 'relation' | 'relation_other'>;

/**
 * Records requests in the history of the requesting school, which may not see the person's data. So only the address
 * and the relationship are recorded, as the school typed them.
 */
const recordRequests = (trx: Trx, author: Author, action: HistoryEntry['action'], rows: readonly Row[]) =>
  recordHistory(
    trx,
    author,
    rows.map(({ schools_id: schoolId, students_id: entityId, email, relation, relation_other }) => {
      const change = (value: string): [string | null, string | null] =>
        action === 'ATTACH_REQUEST' ? [null, value] : [value, null];
      const changes = { email: change(email), relation: change(relation_other || relation) };
      return { schoolId, entityType: 'STUDENT' as const, entityId, action, changes };
    }),
  );

const historyColumns = ['id', 'schools_id', 'students_id', 'email', 'relation', 'relation_other'] as const;
const now = sql<string>`now()`;

/**
 * Expires pending requests past their expiration date: all requests, or only those for one follower and student.
 * Records each expiration in the history of the requesting school [followers.request-expires].
 */
export async function expireRequests(trx: Trx, of?: { users_id: number; students_id: number }): Promise<void> {
  let expiry = trx
    .updateTable('attach_requests')
    .set({ status: 'EXPIRED', date_answer: now })
    .where('status', '=', 'PENDING')
    .where('date_expiration', '<=', now);
  if (of) expiry = expiry.where((eb) => eb.and(of));
  await recordRequests(trx, null, 'ATTACH_EXPIRE', await expiry.returning(historyColumns).execute());
}

/**
 * Inserts a pending request [followers.other-school].
 * @throws 409 ALREADY_REQUESTED when a request for this follower and student is pending
 */
export async function insertRequest(
  trx: Trx,
  author: Author,
  row: Insertable<AttachRequests>,
): Promise<{ id: number }> {
  await expireRequests(trx, { users_id: row.users_id, students_id: row.students_id });
  const created = await trx
    .insertInto('attach_requests')
    .values(row)
    .returning(historyColumns)
    .executeTakeFirstOrThrow();
  await recordRequests(trx, author, 'ATTACH_REQUEST', [created]);
  return { id: created.id };
}

type Outcome = 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN';

/**
 * Sets the outcome of a pending request. Of two concurrent calls, only one succeeds.
 * @throws 404 when no such request is pending
 */
async function setOutcome(
  trx: Trx,
  status: Outcome,
  which: { id: number } & ({ users_id: number } | { schools_id: number }),
) {
  const row = await trx
    .updateTable('attach_requests')
    .set({ status, date_answer: now })
    .where((eb) => eb.and(which))
    .where('status', '=', 'PENDING')
    .where('date_expiration', '>', now)
    .returning([...historyColumns, 'users_id'])
    .executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

/**
 * Attaches the follower who accepts.
 * @returns the id of the student
 * @throws 404 unless the request is for this follower and still pending
 */
export async function acceptRequest(trx: Trx, author: { id: number }, userId: number, id: number): Promise<number> {
  // A school may be changing this person's identity meanwhile: that change ends before this lock, or waits for this
  // transaction and is then refused.
  await lockPerson(trx, userId);
  const { schools_id, students_id, relation, relation_other } = await setOutcome(trx, 'ACCEPTED', {
    id,
    users_id: userId,
  });
  const isNew = !(await belongsTo(trx, userId, schools_id));
  const link = await trx
    .insertInto('users_students')
    .values({ users_id: userId, students_id, relation, relation_other })
    .onConflict((conflict) => conflict.constraint('users_students_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (link) await recordLinks(trx, author, 'ATTACH', { users_id: userId, students_id });
  if (isNew) await recordShared(trx, userId, schools_id);
  return students_id;
}

/**
 * Refuses a request; the school's history doesn't say who refused.
 * @throws 404 unless the request is for this follower and still pending
 */
export async function refuseRequest(trx: Trx, userId: number, id: number): Promise<void> {
  const row = await setOutcome(trx, 'REFUSED', { id, users_id: userId });
  await recordRequests(trx, null, 'ATTACH_REFUSE', [row]);
}

/** Withdraws a request. @throws 404 unless the school has this pending request */
export async function withdrawRequest(trx: Trx, author: Author, schoolId: number, id: number): Promise<void> {
  const row = await setOutcome(trx, 'WITHDRAWN', { id, schools_id: schoolId });
  await recordRequests(trx, author, 'ATTACH_WITHDRAW', [row]);
}

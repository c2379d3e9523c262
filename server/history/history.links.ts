import { fullName } from '@memocartes/contract/text/full-name';
import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db, Trx } from '../database/database.ts';
import { readFacts } from './history.facts.ts';
import { type HistoryEntry, recordHistory } from './history.writes.ts';

type Link = { users_id: number; students_id: number };

type LinkFilter = Partial<Link> & { /** Ids of `users_students`. */ ids?: readonly number[] };

const findLinks = (db: Db, { users_id, students_id, ids }: LinkFilter) => {
  let query = db
    .selectFrom('users_students')
    .innerJoin('users', 'users.id', 'users_students.users_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .select([
      'users_students.users_id',
      'users_students.students_id',
      'users.authentications_id',
      'users_students.relation',
      'users_students.relation_other',
      'students.schools_id',
      'authentications.firstname',
      'authentications.lastname',
      'students.firstname as child_firstname',
      'students.lastname as child_lastname',
    ]);
  if (users_id) query = query.where('users_students.users_id', '=', users_id);
  if (students_id) query = query.where('users_students.students_id', '=', students_id);
  if (ids) query = query.where(sql<boolean>`users_students.id = any(${ids})`);
  return query.orderBy('users_students.id').execute();
};

type Relation = { relation: string; relation_other: string | null };

const relationLabel = ({ relation, relation_other }: Relation) => relation_other || relation;

/**
 * Records links in the histories of follower and student, and makes open pages of the follower reload their children.
 * Call it after attaching or before detaching, with the transaction [families.detached].
 */
export async function recordLinks(
  trx: Trx,
  author: { id: number },
  action: 'ATTACH' | 'DETACH',
  { inSchool, ...which }: LinkFilter & { inSchool?: number | null },
) {
  const links = (await findLinks(trx, which)).filter(({ schools_id }) => schools_id === (inSchool ?? schools_id));
  const change = <V extends string>(value: V): [V, null] | [null, V] =>
    action === 'ATTACH' ? [null, value] : [value, null];
  const entries = links.flatMap((link): HistoryEntry[] => {
    const relation = change(relationLabel(link));
    const follower = fullName(link);
    const child = fullName({ firstname: link.child_firstname, lastname: link.child_lastname });
    const { schools_id: schoolId, students_id, users_id } = link;
    const common = { schoolId, action };

    return [
      {
        ...common,
        entityType: 'STUDENT',
        entityId: students_id,
        changes: { follower: change(follower), relation },
        linkedId: users_id,
      },
      { ...common, entityType: 'USER', entityId: users_id, changes: { student: change(child), relation } },
    ];
  });
  await recordHistory(trx, author, entries);
  const accounts = new Set(links.map(({ authentications_id }) => authentications_id));
  await publishAccountEvent(trx, [...accounts], { event: 'children' });
}

/**
 * Changes the relationship, and records a real change in the history of the follower.
 * @returns whether the link exists
 */
export async function changeRelation(trx: Trx, author: { id: number }, link: Link, relation: Relation) {
  const [before] = await findLinks(trx, link);
  if (!before) return false;
  await trx
    .updateTable('users_students')
    .set(relation)
    .where((eb) => eb.and(link))
    .execute();
  const after = relationLabel(relation);
  if (relationLabel(before) === after) return true;
  const student = fullName({ firstname: before.child_firstname, lastname: before.child_lastname });
  await recordHistory(trx, author, {
    schoolId: before.schools_id,
    entityType: 'USER',
    entityId: link.users_id,
    action: 'UPDATE',
    changes: { relation: [relationLabel(before), after], student: [student, student] },
  });
  return true;
}

/**
 * Records in the other schools of a follower that the follower is now shared. Their staff thus know why they can't
 * change the follower's identity. Names neither the new school nor the child.
 */
export async function recordShared(trx: Trx, userId: number, schoolId: number): Promise<void> {
  const [person] = await readFacts(trx, 'USER', [userId]);
  const others = person?.schoolIds.filter((id) => id !== null && id !== schoolId) ?? [];
  const entries = others.map((id) => ({
    schoolId: id,
    entityType: 'USER' as const,
    entityId: userId,
    action: 'SHARE' as const,
  }));
  await recordHistory(trx, null, entries);
}

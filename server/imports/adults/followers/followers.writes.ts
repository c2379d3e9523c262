import type { CorrectedFollower, FollowerImportResult } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { type Actor, namedRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../../database/database.ts';
import { recordLinks } from '../../../history/history.links.ts';
import { recordCreated } from '../../../history/history.writes.ts';
import { loadJoin } from '../../../join-permissions/join-permissions.ts';
import { lockSeats } from '../../../offers/seats.ts';
import { withdrawPendingRequests } from '../../../school-membership/pending-requests.ts';
import { lockFollowers } from '../../../school-membership/school-membership.ts';
import { followerStudent, schoolStudent } from '../../../users/users.joins.ts';
import { messages } from '../../messages/adults.messages.ts';
import { storeImport } from '../../undo-data/undo-data.ts';
import { readRelation } from '../rows/cells.ts';
import type { Person } from '../rows/people.ts';
import { adultChecksumsOf, type Created, insertPeople } from '../rows/people.writes.ts';
import { readFollower } from '../rows/read-adult.ts';
import { type CheckedFollower, checkFollowers } from './followers.check.ts';
import { findExistingPeople } from './followers.queries.ts';

export type ImportTarget = { schoolId: number; operation?: number };
/** Result of an import of adults, and the people who may be invited. */
export type Written<R> = R & { created: Created[] };
type Result = Omit<FollowerImportResult, 'nb_invited'>;

type FollowerLink = { row: CheckedFollower['row']; userId: number; studentId: number };

/** Checks that this actor may link each follower to their student. */
async function checkJoins(
  trx: Trx,
  actor: Actor,
  schoolId: number,
  { links, existingIds }: { links: readonly FollowerLink[]; existingIds: ReadonlySet<number> },
) {
  const students = links.map(({ studentId }) => studentId);
  if (students.length) await loadJoin(trx, actor, schoolStudent, { school: { schoolId }, student: students });
  const ofExisting = links.filter(({ userId }) => existingIds.has(userId));
  const ends = {
    follower: ofExisting.map(({ userId }) => userId),
    student: ofExisting.map(({ studentId }) => studentId),
  };
  if (ofExisting.length) await loadJoin(trx, actor, followerStudent, ends);
}

async function insertLinks(trx: Trx, links: readonly FollowerLink[]) {
  const rowsToInsert = links.map(({ row, userId, studentId }) => ({
    users_id: userId,
    students_id: studentId,
    ...readRelation(row.adult.relation),
  }));
  const { rows } = await sql<{ id: number; students_id: number; relation: string; relation_other: string | null }>`
    insert into users_students (users_id, students_id, relation, relation_other)
    select (link->>'users_id')::int, (link->>'students_id')::int, link->>'relation', link->>'relation_other'
    from jsonb_array_elements(${JSON.stringify(rowsToInsert)}::jsonb) with ordinality as links(link, position)
    order by position
    returning id, students_id, relation, relation_other
  `.execute(trx);
  return rows;
}

/** Final status of each row, and the links to insert; EMAIL_USED if the address has an account outside the school. */
function resolveRows(checked: readonly CheckedFollower[], created: ReadonlyMap<Person, Created>) {
  const links: FollowerLink[] = [];
  const rows = checked.map(({ row, link }) => {
    if (!link) return row;
    const userId = link.person.id ?? created.get(link.person)?.id;
    if (userId === undefined) return { ...row, status: 'EMAIL_USED' as const, message: messages.foreignEmail };
    links.push({ row, userId, studentId: link.studentId });
    return row;
  });
  return { rows, links };
}

/**
 * Creates pending accounts for the new followers of all accepted rows and attaches all followers to their children, or
 * writes nothing [import.whole].
 * @throws 404, 409 for an import that cannot be continued
 */
export const writeFollowers = (
  db: Db,
  actor: Actor,
  { schoolId, operation }: ImportTarget,
  corrected: readonly CorrectedFollower[],
) =>
  db.transaction().execute(async (trx): Promise<Written<Result>> => {
    await lockFollowers(trx, schoolId);
    // Two concurrent imports must not create the same person twice.
    await lockSeats(trx, schoolId);
    const checked = checkFollowers(corrected.map(readFollower), await findExistingPeople(trx, schoolId));
    const people = [...new Set(checked.flatMap(({ link }) => link?.person ?? []))];
    const created = await insertPeople(
      trx,
      { role: namedRoles.follower, schoolId },
      people.filter(({ id }) => id === null),
    );
    const { rows, links } = resolveRows(checked, created);
    const existingIds = new Set(people.flatMap(({ id }) => id ?? []));
    await checkJoins(trx, actor, schoolId, { links, existingIds });
    const written = await insertLinks(trx, links);
    const adults = [...created.values()].map(({ id }) => id);
    await recordCreated(trx, actor, { type: 'USER', ids: adults });
    const linkIds = written.map(({ id }) => id);
    await withdrawPendingRequests(trx, linkIds);
    await recordLinks(trx, actor, 'ATTACH', { ids: linkIds });
    const outcome = { count: created.size, nb_attached: written.length, rows, created: [...created.values()] };
    if (!created.size && !written.length) return { ...outcome, operation_id: null };
    const data = { adults: await adultChecksumsOf(trx, adults), links: written };
    const summary = { followers: created.size, links: written.length };
    return { ...outcome, operation_id: await storeImport(trx, actor, { schoolId, summary, data }, operation) };
  });

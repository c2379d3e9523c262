import type { Undone } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { among } from '../../database/queries/pages.ts';
import { eraseAccounts, lockAdults } from '../../erasure/erasure.ts';
import { recordLinks } from '../../history/history.links.ts';
import { recordChanges, recordDeleted } from '../../history/history.writes.ts';
import { adultChecksum } from '../adults/rows/people.writes.ts';
import type { ImportData } from '../undo-data/undo-data.ts';

type Data = Required<Pick<ImportData, 'adults' | 'links' | 'teaching'>>;
type Kept = Undone['kept'][number];
type Found = Omit<Kept, 'reason'> & { accountId: number; reason: Kept['reason'] | null };

/**
 * Locks the adults of an import. `reason`: why an adult must be kept. USED: the account was activated. EDITED: the
 * adult was edited, or was linked to a child or a class since.
 */
async function findAdults(trx: Trx, { adults, links, teaching }: Data): Promise<Found[]> {
  const ids = adults.map(({ id }) => id);
  const people = await trx.selectFrom('users').select('authentications_id').where(among('id', ids)).execute();
  // The accounts too: their owners may be choosing a password.
  await lockAdults(
    trx,
    people.map(({ authentications_id }) => authentications_id),
  );
  const { rows } = await sql<Found>`
    select users.id, authentications.id as "accountId", authentications.firstname, authentications.lastname,
      case
        when authentications.status <> 'PENDING' then 'USED'
        when ${adultChecksum} <> given.mark
          or exists (
            select from users_students
            where users_students.users_id = users.id
              and users_students.id <> all(${links.map(({ id }) => id)})
          )
          or exists (
            select from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as attached(
              id int, relation text, relation_other text
            )
              join users_students on users_students.id = attached.id
            where users_students.users_id = users.id
              and attached.relation is not null
              and (
                users_students.relation, users_students.relation_other
              ) is distinct from (attached.relation, attached.relation_other)
          )
          or exists (
            select from classes_users_pro
            where classes_users_pro.users_pro_id = users.id and classes_users_pro.id <> all(${teaching})
          ) then 'EDITED'
      end as reason
    from jsonb_to_recordset(${JSON.stringify(adults)}::jsonb) as given(id int, mark text)
      join users on users.id = given.id
      join authentications on authentications.id = users.authentications_id
    order by authentications.sort_name, users.id
  `.execute(trx);
  return rows;
}

/** Deletes the import's links, except links of kept adults and links to kept students. */
async function deleteLinks(
  trx: Trx,
  actor: Actor,
  links: Data['links'],
  kept: { adults: readonly number[]; students: ReadonlySet<number> },
) {
  const ids = links.filter(({ students_id }) => !kept.students.has(students_id)).map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select id
    from users_students
    where id = any(${ids}) and users_id <> all(${kept.adults})
    for update
  `.execute(trx);
  const linkIds = rows.map(({ id }) => id);
  await recordLinks(trx, actor, 'DETACH', { ids: linkIds });
  await sql`delete from users_students where id = any(${linkIds})`.execute(trx);
}

/** Deletes the import's assignments of teachers to classes, except assignments of kept adults. */
async function deleteTeaching(trx: Trx, actor: Actor, teaching: readonly number[], keptAdults: readonly number[]) {
  const { rows } = await sql<{ id: number; classes_id: number }>`
    select id, classes_id
    from classes_users_pro
    where id = any(${teaching}) and users_pro_id <> all(${keptAdults})
    for update
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  const classIds = [...new Set(rows.map(({ classes_id }) => classes_id))];
  const remove = () => sql`delete from classes_users_pro where id = any(${ids})`.execute(trx);
  await recordChanges(trx, actor, { type: 'CLASS', ids: classIds, operation: 'UNDO' }, remove);
}

/**
 * Deletes adults created by an import and unchanged since, with their links. Followers of kept students are kept.
 */
export async function undoAdults(trx: Trx, actor: Actor, data: Data, keptStudents: ReadonlySet<number>) {
  if (!data.adults.length && !data.links.length && !data.teaching.length) return { nb: 0, kept: [] };
  const adults = await findAdults(trx, data);
  const kept = adults.flatMap(({ reason, id, firstname, lastname }): Kept[] =>
    reason ? [{ id, firstname, lastname, reason }] : [],
  );
  const keptIds = kept.map(({ id }) => id);
  await deleteLinks(trx, actor, data.links, { adults: keptIds, students: keptStudents });
  await deleteTeaching(trx, actor, data.teaching, keptIds);
  const { rows: deletable } = await sql<{ id: number; accountId: number }>`
    select users.id, users.authentications_id as "accountId"
    from users
    where users.id = any(${adults.map(({ id }) => id)})
      and users.id <> all(${keptIds})
      and not exists (select from users_students where users_students.users_id = users.id)
  `.execute(trx);
  await recordDeleted(trx, actor, { type: 'USER', ids: deletable.map(({ id }) => id) });
  const accounts = deletable.map(({ accountId }) => accountId);
  await eraseAccounts(trx, accounts);
  await sql`delete from authentications where id = any(${accounts})`.execute(trx);
  return { nb: deletable.length, kept };
}

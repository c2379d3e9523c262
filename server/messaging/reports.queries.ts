import { reportContextSize } from '@memocartes/contract/messaging/messaging';
import type { Actor, Role } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/users/people';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import type { PageQuery } from '../database/queries/pages.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import type { OwnMessage } from './access.ts';
import { presentMessage, selectMessages } from './messages.queries.ts';

/** Reports a message, once for each account; its text is kept as it is now [messaging.report]. */
export const insertReport = (db: Db, actor: Actor, message: OwnMessage, reason: string) =>
  db
    .insertInto('messages_reports')
    .values({
      schools_id: message.schoolId,
      messages_id: message.id,
      authentications_id: actor.id,
      reason,
      content: message.content,
    })
    .onConflict((conflict) => conflict.columns(['messages_id', 'authentications_id']).doNothing())
    .execute();

type Person = { id: number; firstname: string; lastname: string; role: Role } | null;

const person = (alias: 'a' | 'b') =>
  sql<Person>`case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
    'firstname', ${sql.ref(`${alias}.firstname`)}, 'lastname', ${sql.ref(`${alias}.lastname`)}, 'role', ${sql.ref(`${alias}.role`)}) end`;

/** Reports of the actor's school. */
const selectReports = (db: Db, actor: Actor) =>
  db
    .selectFrom('messages_reports as r')
    .innerJoin('messages as m', 'm.id', 'r.messages_id')
    .innerJoin('chats as h', 'h.id', 'm.chats_id')
    .innerJoin('students as s', 's.id', 'h.students_id')
    .leftJoin('authentications as a', 'a.id', 'm.authentications_id')
    .leftJoin('authentications as b', 'b.id', 'r.authentications_id')
    .select(['r.id', 'r.date_create', 'r.date_resolve', 'r.reason', 'r.content', 'r.schools_id as schoolId'])
    .select(['s.id as student_id', 's.firstname', 's.lastname', 'm.id as message_id', 'm.chats_id'])
    .select([person('a').as('author'), person('b').as('reporter')])
    .where('r.schools_id', '=', actor.schoolId);
type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

const presentPerson = (found: Person) =>
  found && { id: found.id, name: fullName(found), role: found.role, relation: null };

const presentReport = ({ firstname, lastname, ...row }: ReportRow) => ({
  ...row,
  student: { id: row.student_id, name: fullName({ firstname, lastname }) },
  author: presentPerson(row.author),
  reporter: presentPerson(row.reporter),
});

type Asked = PageQuery & { resolved?: 'true' | 'false' | undefined };

/** One page of the school's reports, open ones first, then the latest. */
export async function listReports(db: Db, actor: Actor, { resolved, ...page }: Asked) {
  const query = selectReports(db, actor).$if(resolved !== undefined, (all) =>
    all.where('r.date_resolve', resolved === 'true' ? 'is not' : 'is', null),
  );
  const ordered = query.orderBy(sql`r.date_resolve is null`, 'desc').orderBy('r.id', 'desc');
  const rows = await paged(ordered, page).execute();
  return { reports: rows.map(presentReport), count: await countOf(query) };
}

/** A report as the subject of a permission, or undefined. */
export const findReport = (db: Db, actor: Actor, id: number) =>
  selectReports(db, actor).where('r.id', '=', id).executeTakeFirst();

/** A report with the messages around it: as many before as after, and nothing else of the conversation. */
export async function viewReport(db: Db, row: ReportRow) {
  const inChat = () => selectMessages(db, 0).where('m.chats_id', '=', row.chats_id);
  const earlier = await inChat()
    .where('m.id', '<=', row.message_id)
    .orderBy('m.id', 'desc')
    .limit(reportContextSize + 1)
    .execute();
  const later = await inChat().where('m.id', '>', row.message_id).orderBy('m.id').limit(reportContextSize).execute();
  return { ...presentReport(row), messages: [...earlier.reverse(), ...later].map(presentMessage) };
}

export const resolveReport = (db: Db, actor: Actor, id: number) =>
  db
    .updateTable('messages_reports')
    .set({ date_resolve: sql<string>`now()`, resolved_by: actor.id })
    .where('id', '=', id)
    .where('date_resolve', 'is', null)
    .execute();

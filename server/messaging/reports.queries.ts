import { reportContextSize } from '@memocartes/contract/messaging/messaging';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import { type InferResult, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { countOf, paged, type PageQuery } from '../database/queries/pages.ts';
import { presentMessage, selectMessages } from './messages.queries.ts';
import { type PersonRow, presentPerson } from './participants.ts';

type Person = Omit<PersonRow, 'relation' | 'relation_other'> | null;

const person = (account: 'author' | 'reporter') =>
  sql<Person>`
    case when ${sql.ref(`${account}.id`)} is not null then jsonb_build_object(
      'id', ${sql.ref(`${account}.id`)},
      'firstname', ${sql.ref(`${account}.firstname`)},
      'lastname', ${sql.ref(`${account}.lastname`)},
      'role', ${sql.ref(`${account}.role`)}
    ) end
  `;

/** Reports of the actor's school [messaging.report]. */
const selectReports = (db: Db, actor: Actor) =>
  db
    .selectFrom('messages_reports')
    .innerJoin('messages', 'messages.id', 'messages_reports.messages_id')
    .innerJoin('chats', 'chats.id', 'messages.chats_id')
    .innerJoin('students', 'students.id', 'chats.students_id')
    .leftJoin('authentications as author', 'author.id', 'messages.authentications_id')
    .leftJoin('authentications as reporter', 'reporter.id', 'messages_reports.authentications_id')
    .select([
      'messages_reports.id',
      'messages_reports.date_create',
      'messages_reports.date_resolve',
      'messages_reports.reason',
      'messages_reports.content',
      'messages_reports.schools_id as schoolId',
      'students.id as student_id',
      'students.firstname',
      'students.lastname',
      'messages.id as message_id',
      'messages.chats_id',
      person('author').as('author'),
      person('reporter').as('reporter'),
    ])
    .where('messages_reports.schools_id', '=', actor.schoolId);

type ReportRow = InferResult<ReturnType<typeof selectReports>>[number];

/** A person without their relationship to the student. */
const presentAccount = (account: Person) =>
  account && presentPerson({ ...account, relation: null, relation_other: null });

const presentReport = ({ firstname, lastname, ...row }: ReportRow) => ({
  ...row,
  student: { id: row.student_id, name: fullName({ firstname, lastname }) },
  author: presentAccount(row.author),
  reporter: presentAccount(row.reporter),
});

type Params = PageQuery & { resolved?: 'true' | 'false' };

/** One page of the school's reports, open ones first, then the latest. */
export async function listReports(db: Db, actor: Actor, { resolved, ...page }: Params) {
  let query = selectReports(db, actor);
  if (resolved) query = query.where('messages_reports.date_resolve', resolved === 'true' ? 'is not' : 'is', null);
  const ordered = query
    .orderBy(sql`messages_reports.date_resolve is null`, 'desc')
    .orderBy('messages_reports.id', 'desc');
  const rows = await paged(ordered, page).execute();
  return { reports: rows.map(presentReport), count: await countOf(query) };
}

/** A report as the subject of a permission, or undefined. */
export const findReport = (db: Db, actor: Actor, id: number) =>
  selectReports(db, actor).where('messages_reports.id', '=', id).executeTakeFirst();

/**
 * A report with its message, and up to `reportContextSize` messages of the conversation before and after it
 * [messaging.report].
 */
export async function viewReport(db: Db, row: ReportRow) {
  const inChat = () => selectMessages(db, null).where('messages.chats_id', '=', row.chats_id);
  const earlier = await inChat()
    .where('messages.id', '<=', row.message_id)
    .orderBy('messages.id', 'desc')
    .limit(reportContextSize + 1)
    .execute();
  const later = await inChat()
    .where('messages.id', '>', row.message_id)
    .orderBy('messages.id')
    .limit(reportContextSize)
    .execute();
  return { ...presentReport(row), messages: [...earlier.reverse(), ...later].map(presentMessage) };
}

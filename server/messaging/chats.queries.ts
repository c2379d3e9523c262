import type { Chat } from '@memocartes/contract/messaging/chats.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Db } from '../database/database.ts';
import { paged, type PageQuery } from '../database/queries/pages.ts';
import { runPlannedOnce } from '../database/queries/prepared.ts';
import { matches } from '../database/queries/search.ts';
import { ownChats, participants } from '../visibility/chats.ts';
import { findParticipants, type PersonRow, presentPerson } from './participants.ts';

/** Unread messages of a conversation are counted up to this number, which is shown as « 99+ ». */
const maxUnread = 100;
const excerptLength = 120;

type LastMessage = PersonRow & { message_id: number; excerpt: string; is_removed: boolean; date_create: string };

/** The message with the id `chats.last_id`, with its author. */
const lastMessage = sql<LastMessage | null>`
  (
    select jsonb_build_object(
      'message_id', messages.id, 'excerpt', left(messages.content, ${sql.lit(excerptLength)}),
      'is_removed', messages.date_remove is not null, 'date_create', messages.date_create,
      'id', authentications.id, 'firstname', authentications.firstname, 'lastname', authentications.lastname,
      'role', authentications.role, 'relation', users_students.relation,
      'relation_other', users_students.relation_other
    )
    from messages
      left join authentications on authentications.id = messages.authentications_id
      left join users on users.authentications_id = authentications.id
      left join users_students on users_students.users_id = users.id
        and users_students.students_id = chats.students_id
    where messages.id = chats.last_id
  )
`;

/**
 * Number of other people's messages of `chats` that an account has not read, counted up to `maxUnread`. Messages read
 * by others before the account joined the conversation don't count [messaging.joined].
 */
const unreadCount = (accountId: number) => sql<{ nb_unread: number }>`
  (
    select count(*)::int as nb_unread
    from (
      select from messages
      where messages.chats_id = chats.id
        and messages.authentications_id is distinct from ${accountId}
        and messages.date_remove is null
        and messages.id > coalesce(
          (
            select greatest(chats_reads.messages_id, chats_reads.unread_after)
            from chats_reads
            where chats_reads.chats_id = chats.id and chats_reads.authentications_id = ${accountId}
          ),
          0
        )
      limit ${sql.lit(maxUnread)}
    ) unread
  )
`;

/** Id of the latest message of a conversation (`chats`). */
const latest = sql<{ last_id: number }>`
  (
    select messages.id as last_id
    from messages
    where messages.chats_id = chats.id
    order by messages.id desc
    limit 1
  )
`;

/**
 * The actor's conversations that meet a condition on `chats`, with sort columns and totals over all of them. Unread
 * messages are counted in a join: as a column, a subquery would run again for the order and for the total.
 */
function ownChatRows(db: Db, actor: Actor, condition: RawBuilder<SqlBool>) {
  const own = db
    .selectFrom('chats')
    .innerJoin('students', 'students.id', 'chats.students_id')
    .innerJoinLateral(unreadCount(actor.id).as('unread'), (join) => join.onTrue())
    .leftJoinLateral(latest.as('latest'), (join) => join.onTrue())
    .select([
      'chats.id',
      'chats.date_close',
      'chats.students_id',
      'chats.schools_id',
      'chats.classes_id',
      'unread.nb_unread',
      'latest.last_id',
    ])
    .where(ownChats(actor))
    .where(condition);
  return db
    .selectFrom(own.as('chats'))
    .selectAll()
    .select([sql<number>`count(*) over ()`.as('count'), sql<number>`sum(chats.nb_unread) over ()`.as('unread')]);
}

type OwnChats = ReturnType<typeof ownChatRows>;

/** Conversations with names and the latest message, which are read only for the rows of one page. */
const selectChats = (db: Db, rows: OwnChats) =>
  db
    .selectFrom(rows.as('chats'))
    .innerJoin('students', 'students.id', 'chats.students_id')
    .innerJoin('schools', 'schools.id', 'chats.schools_id')
    .leftJoin('classes', 'classes.id', 'chats.classes_id')
    .select([
      'chats.id',
      'chats.date_close',
      'chats.nb_unread',
      'chats.count',
      'chats.unread',
      'chats.students_id',
      'students.firstname',
      'students.lastname',
      'schools.id as school_id',
      'schools.name as school',
      'classes.id as class_id',
      'classes.name as class',
      lastMessage.as('last'),
    ]);

type ChatRow = InferResult<ReturnType<typeof selectChats>>[number];

const presentLast = ({ message_id, excerpt, is_removed, date_create, ...author }: LastMessage) => ({
  id: message_id,
  excerpt,
  is_removed,
  date_create: new Date(date_create).toISOString(),
  author: author.id ? presentPerson(author) : null,
});

const presentChat = (row: ChatRow, people: readonly PersonRow[] = []): Chat => ({
  id: row.id,
  student: { id: row.students_id, firstname: row.firstname, lastname: row.lastname },
  class: row.class_id === null ? null : { id: row.class_id, name: row.class! },
  school: { id: row.school_id, name: row.school },
  date_close: row.date_close,
  nb_unread: row.nb_unread,
  last_message: row.last && presentLast(row.last),
  participants: people.map(presentPerson),
});

/** Condition on `chats`: the words match the name of the student or of a participant. */
const matchesName = (search: string) => sql<boolean>`
  (
    ${matches('students.search', search)}
    or exists (
      select from ${participants} people
        join authentications participant on participant.id = people.authentications_id
          and participant.status = 'ACTIVE'
      where f_unaccent(lower(' ' || participant.firstname || ' ' || participant.lastname)) like all(
        array(select f_unaccent(lower(pattern)) from unnest(${patternsFor(search)}::text[]) pattern)
      )
    )
  )
`;

const patternsFor = (search: string) =>
  search.split(/\s+/).map((word) => `% ${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

/** Order: unread conversations first, then the latest. */
const inOrder = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
  query
    .orderBy(sql`chats.nb_unread > 0`, 'desc')
    .orderBy(sql`chats.last_id`, (order) => order.desc().nullsLast())
    .orderBy(sql`chats.id`, 'desc');

/**
 * One page of the actor's conversations, unread ones first, with the totals of all pages [messaging.list]
 * [messaging.badge].
 */
export async function listChats(db: Db, actor: Actor, { search, ...page }: PageQuery & { search?: string }) {
  const all = ownChatRows(db, actor, search ? matchesName(search) : sql`true`);

  const readPage = (read: PageQuery) => {
    const query = inOrder(selectChats(db, paged(inOrder(all), read)));
    return search ? query.execute() : runPlannedOnce(db, query);
  };

  const rows = await readPage(page);
  const people = await findParticipants(
    db,
    rows.map(({ id }) => id),
  );
  // A page past the end has no row: the totals are read from the first conversation.
  const [first] = rows.length || page.nb_page === 1 ? rows : await readPage({ nb_items: 1, nb_page: 1 });

  return {
    chats: rows.map((row) => presentChat(row, people.get(row.id))),
    count: first?.count ?? 0,
    nb_unread: first?.unread ?? 0,
  };
}

/** One conversation of the actor with the last message read by each participant, or undefined. */
export async function viewChat(db: Db, actor: Actor, id: number) {
  const [row] = await runPlannedOnce(db, selectChats(db, ownChatRows(db, actor, sql`chats.id = ${id}`)));
  if (!row) return undefined;
  const people = (await findParticipants(db, [id])).get(id) ?? [];
  const reads = await db
    .selectFrom('chats_reads')
    .select(['authentications_id as id', 'messages_id as message_id'])
    .where('chats_id', '=', id)
    .where(sql<boolean>`authentications_id = any(${people.map((person) => person.id)})`)
    .execute();
  return { ...presentChat(row, people), reads };
}

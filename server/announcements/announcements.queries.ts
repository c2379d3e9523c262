import type { AnnouncementState } from '@memocartes/contract/announcements/announcements';
import type { announcements } from '@memocartes/contract/announcements/announcements.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, sql } from 'kysely';
import type { z } from 'zod';

import { parisToday } from '../calendar/weeks.ts';
import type { Db, Trx } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { announcedTo, isForSchool, isRunning, peopleOfSchools } from '../visibility/announcements.ts';

type Params = z.output<(typeof announcements)['list']['query']>;

/**
 * Announcements in the actor's banner, 20 at most: running, for the actor's schools, not dismissed
 * [announcements.dismiss] [announcements.banner].
 */
export const listCurrent = (db: Db, actor: Actor) =>
  db
    .selectFrom('announcements')
    .select(['announcements.id', 'announcements.level', 'announcements.content_fr', 'announcements.content_en'])
    .select(sql<string>`((announcements.date_end + 1)::timestamp at time zone 'Europe/Paris')`.as('date_over'))
    .where(isRunning)
    .where(announcedTo(actor))
    .where(
      sql<boolean>`
        not exists (
          select from announcements_dismissed
          where announcements_dismissed.announcements_id = announcements.id
            and announcements_dismissed.authentications_id = ${actor.id}
        )
      `,
    )
    .orderBy(sql`array_position(array['ALERT', 'WARNING', 'INFO'], announcements.level)`)
    .orderBy('announcements.date_start', 'desc')
    .orderBy('announcements.id', 'desc')
    .limit(20)
    .execute();

/** Whether this announcement is running for the actor's schools, dismissed or not. */
export const isCurrent = async (db: Db, actor: Actor, id: number): Promise<boolean> =>
  !!(await db
    .selectFrom('announcements')
    .select('announcements.id')
    .where('announcements.id', '=', id)
    .where(isRunning)
    .where(announcedTo(actor))
    .executeTakeFirst());

/** State of an announcement (`announcements`) that is not deleted. */
const state = sql<AnnouncementState>`
  case
    when ${isRunning} then 'RUNNING'
    when announcements.date_stop is null and announcements.date_start > ${parisToday} then 'PLANNED'
    else 'ENDED'
  end
`;

const selectAnnouncements = (db: Db) =>
  db
    .selectFrom('announcements')
    .leftJoin('authentications as author', 'author.id', 'announcements.authentications_id')
    .select([
      'announcements.id',
      'announcements.version',
      'announcements.level',
      'announcements.content_fr',
      'announcements.content_en',
      'announcements.target',
      'announcements.offers',
      'announcements.date_start',
      'announcements.date_end',
      'announcements.date_stop',
      'announcements.date_create',
      'announcements.date_delete',
      'author.firstname',
      'author.lastname',
      state.as('state'),
    ])
    .select(
      sql<{ id: number; name: string }[]>`
        (
          select coalesce(
            json_agg(json_build_object('id', schools.id, 'name', schools.name) order by schools.name), '[]'
          )
          from announcements_schools join schools on schools.id = announcements_schools.schools_id
          where announcements_schools.announcements_id = announcements.id
        )
      `.as('schools'),
    )
    .select(
      sql<number>`(select count(*)::int from schools where schools.status <> 'ARCHIVED' and ${isForSchool})`.as(
        'nb_schools',
      ),
    );

export type AnnouncementRow = InferResult<ReturnType<typeof selectAnnouncements>>[number];

/** An announcement that is not deleted; undefined if there is none. */
export const findAnnouncement = (db: Db, id: number) =>
  selectAnnouncements(db)
    .where('announcements.id', '=', id)
    .where('announcements.date_delete', 'is', null)
    .executeTakeFirst();

/** One page of announcements that are not deleted, with their total number. */
export async function listAnnouncements(db: Db, params: Params) {
  let query = selectAnnouncements(db).where('announcements.date_delete', 'is', null);
  if (params.state) query = query.where(sql<boolean>`${state} = any(${params.state})`);
  if (params.search) query = query.where(matches('announcements.search', params.search));
  if (params.school_id !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from schools where schools.id = ${params.school_id} and ${isForSchool})`,
    );
  }
  const ordered = query
    .orderBy(`announcements.${params.order_by}`, params.order_dir)
    .orderBy('announcements.id', params.order_dir);
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

/** Accounts of an announcement's schools: their staff, and followers of their students. */
export async function listReaders(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct readers.account_id as id
    from announcements
      join schools on ${isForSchool}
      join ${peopleOfSchools} readers on readers.schools_id = schools.id
    where announcements.id = ${id}
  `.execute(db);
  return rows.map((row) => row.id);
}

const isToNotify = sql<boolean>`(announcements.date_notify is null and ${isRunning})`;

/** Ids of running announcements whose readers have not been notified yet. */
export async function listDue(db: Db): Promise<number[]> {
  const due = db.selectFrom('announcements').select('announcements.id').where(isToNotify);
  return (await due.orderBy('announcements.id').execute()).map(({ id }) => id);
}

/** Locks an announcement of `listDue`. @returns false if it is no longer due, or locked elsewhere */
export async function lockDue(trx: Trx, id: number): Promise<boolean> {
  const due = trx.selectFrom('announcements').select('announcements.id').where('announcements.id', '=', id);
  return !!(await due.where(isToNotify).forNoKeyUpdate().skipLocked().executeTakeFirst());
}

/** The ids in this list that belong to no school. */
export async function unknownSchools(db: Db, ids: readonly number[]): Promise<number[]> {
  const existing = await db.selectFrom('schools').select('id').where(among('id', ids)).execute();
  const existingIds = new Set(existing.map(({ id }) => id));
  return ids.filter((id) => !existingIds.has(id));
}

import type { announcements } from '@memocartes/contract/announcements/announcements.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { roleLists } from '../database/role-lists.ts';
import { announcedTo, isForSchool, isRunning } from '../visibility/announcements.ts';

type Asked = z.output<(typeof announcements)['list']['query']>;

/** Announcements that the actor's banner shows: running, for their schools, not dismissed [announcements.dismiss] [announcements.days] [announcements.target] [announcements.banner]. */
export const listCurrent = (db: Db, actor: Actor) =>
  db
    .selectFrom('announcements as a')
    .select(['a.id', 'a.level', 'a.content_fr', 'a.content_en'])
    .select(sql<string>`((a.date_end + 1)::timestamp at time zone 'Europe/Paris')`.as('date_over'))
    .where(isRunning)
    .where(announcedTo(actor))
    .where(
      sql<boolean>`not exists (select from announcements_dismissed d where d.announcements_id = a.id and d.authentications_id = ${actor.id})`,
    )
    .orderBy(sql`array_position(array['ALERT', 'WARNING', 'INFO'], a.level)`)
    .orderBy('a.date_start', 'desc')
    .orderBy('a.id', 'desc')
    .limit(20)
    .execute();

/** Whether a banner of the actor's schools, dismissed or not, has this id. */
export const isCurrent = async (db: Db, actor: Actor, id: number): Promise<boolean> =>
  !!(await db
    .selectFrom('announcements as a')
    .select('a.id')
    .where('a.id', '=', id)
    .where(isRunning)
    .where(announcedTo(actor))
    .executeTakeFirst());

const state = sql<'PLANNED' | 'RUNNING' | 'ENDED'>`case
  when a.date_stop is not null or a.date_end < (now() at time zone 'Europe/Paris')::date then 'ENDED'
  when a.date_start > (now() at time zone 'Europe/Paris')::date then 'PLANNED' else 'RUNNING' end`;

const selectAnnouncements = (db: Db) =>
  db
    .selectFrom('announcements as a')
    .leftJoin('authentications as w', 'w.id', 'a.authentications_id')
    .select(['a.id', 'a.version', 'a.level', 'a.content_fr', 'a.content_en', 'a.target', 'a.offers', 'a.date_start'])
    .select([
      'a.date_end',
      'a.date_stop',
      'a.date_create',
      'a.date_delete',
      'w.firstname',
      'w.lastname',
      state.as('state'),
    ])
    .select(
      sql<{ id: number; name: string }[]>`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)
        order by s.name), '[]') from announcements_schools x join schools s on s.id = x.schools_id where x.announcements_id = a.id)`.as(
        'schools',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from schools o where o.status <> 'ARCHIVED' and ${isForSchool})`.as(
        'nb_schools',
      ),
    );
export type AnnouncementRow = Awaited<ReturnType<ReturnType<typeof selectAnnouncements>['execute']>>[number];

/** An announcement, deleted ones only on demand; or undefined. */
export const findAnnouncement = (db: Db, id: number, isDeleted = false) =>
  selectAnnouncements(db)
    .where('a.id', '=', id)
    .where('a.date_delete', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();

/** One page of announcements. */
export async function listAnnouncements(db: Db, asked: Asked) {
  const forSchool: RawBuilder<SqlBool> = sql`exists (select from schools o where o.id = ${asked.school_id ?? null}::int and ${isForSchool})`;
  const query = selectAnnouncements(db)
    .where('a.date_delete', 'is', null)
    .$if(!!asked.state, (all) => all.where(sql<boolean>`${state} = any(${asked.state ?? []})`))
    .$if(!!asked.search, (all) => all.where(matches('a.search', asked.search!)))
    .$if(asked.school_id !== undefined, (all) => all.where(forSchool));
  const ordered = query.orderBy(`a.${asked.order_by}`, asked.order_dir).orderBy('a.id', asked.order_dir);
  return { rows: await paged(ordered, asked).execute(), count: await countOf(query) };
}

/** Accounts of the schools that an announcement is for: their staff, and followers of their students. */
export async function listReaders(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.account_id as id from announcements a join schools o on ${isForSchool}
    join (select u.authentications_id as account_id, u.schools_id from users u where u.role in ${roleLists.staff}
      union all select u.authentications_id, f.schools_id from users_students f join users u on u.id = f.users_id) p
      on p.schools_id = o.id
    where a.id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Running announcements whose people were not notified yet, locked; those that another process notifies are left out. */
export async function lockDue(trx: Db): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select a.id from announcements a where a.date_notify is null and ${isRunning}
    order by a.id limit 20 for update skip locked`.execute(trx);
  return rows.map((row) => row.id);
}

/** Ids of these schools that don't exist. */
export async function unknownSchools(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = await db.selectFrom('schools').select('id').where(among('id', ids)).execute();
  const existingIds = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !existingIds.has(id));
}

import { type Actor, rolesOf, scopeOf, staffRoles } from '@memocartes/contract/permissions/roles';
import type { schoolsQuery, schoolsSelectQuery } from '@memocartes/contract/schools/schools.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { expiryIs, seatsAre } from './schools.filters.ts';

const schoolName = sql<string>`f_unaccent(lower(s.name)) collate "C"`;
const sortColumns = {
  name: schoolName,
  code: 's.code',
  address_city: sql<string>`f_unaccent(lower(s.address_city)) collate "C"`,
  offers_id: 's.offers_id',
  status: 's.status',
  nb_students: 's.nb_students',
  nb_teachers: 's.nb_teachers',
  date_expiration: 's.date_expiration',
  date_create: 's.date_create',
} as const;

/** One page of the schools, and how many there are. */
export async function listSchools(db: Db, filters: z.output<typeof schoolsQuery>) {
  let query = db.selectFrom('schools as s').selectAll();
  if (filters.search) query = query.where(matches('s.search', filters.search));
  if (filters.offers_id) query = query.where(among('s.offers_id', filters.offers_id.map(Number)));
  if (filters.status) query = query.where(among('s.status', filters.status));
  if (filters.archived) query = query.where('s.status', filters.archived === 'true' ? '=' : '<>', 'ARCHIVED');
  if (filters.expires_before) query = query.where('s.date_expiration', '<=', endOfDay(filters.expires_before));
  if (filters.expiry) query = query.where(expiryIs[filters.expiry]);
  if (filters.seats_used) query = query.where(seatsAre[filters.seats_used]);
  const ordered = query
    .orderBy(sortColumns[filters.order_by], (order) =>
      filters.order_dir === 'desc' ? order.desc().nullsLast() : order.asc(),
    )
    .orderBy(schoolName)
    .orderBy('s.id');
  return { rows: await paged(ordered, filters).execute(), count: await countOf(query) };
}

/** Schools as a choice. */
export function selectSchoolOptions(db: Db, filters: z.output<typeof schoolsSelectQuery>) {
  let query = db.selectFrom('schools as s').select(['s.id', 's.name']);
  if (filters.name) query = query.where(matches('s.search', filters.name));
  if (filters.is_master) query = query.where('s.is_master', '=', filters.is_master === 'true');
  return paged(query.orderBy(schoolName).orderBy('s.id'), filters).execute();
}

/** A school among those that the actor may see, with what is counted on demand; or undefined. */
export const findSchool = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('schools as s')
    .selectAll()
    .select('s.id as schoolId')
    .select(({ selectFrom }) => [
      selectFrom('packs as p')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('p.schools_id', '=', 's.id')
        .as('nb_packs'),
      selectFrom('users as u')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('u.schools_id', '=', 's.id')
        .where('u.role', 'in', staffRoles)
        .as('nb_staff'),
      selectFrom('users as u')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('u.schools_id', '=', 's.id')
        .where('u.role', 'in', rolesOf('children'))
        .as('nb_followers'),
    ])
    .where('s.id', '=', id)
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('s.id', '=', actor.schoolId))
    .executeTakeFirst();

/** The last moment of a day in Paris; an instant as it is. */
export const endOfDay = (value: string) =>
  value.length > 10
    ? sql<string>`${value}::timestamptz`
    : sql<string>`((${value}::date + 1)::timestamp at time zone 'Europe/Paris') - interval '1 second'`;

import { type Actor, rolesOf, scopeOf, staffRoles } from '@memocartes/contract/permissions/roles';
import type { schoolsQuery, schoolsSelectQuery } from '@memocartes/contract/schools/schools.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import { endOfDay } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { schoolSortKey } from '../database/queries/school-sort-key.ts';
import { matches } from '../database/queries/search.ts';
import { followersOfSchool } from '../school-membership/school-membership.ts';
import { expiryConditions, seatsConditions } from './schools.filters.ts';

const sortColumns = {
  name: schoolSortKey,
  code: 'schools.code',
  address_city: sql<string>`f_unaccent(lower(schools.address_city)) collate "C"`,
  offers_id: 'schools.offers_id',
  status: 'schools.status',
  nb_students: 'schools.nb_students',
  nb_teachers: 'schools.nb_teachers',
  date_expiration: 'schools.date_expiration',
  date_create: 'schools.date_create',
} as const;

/** One page of the schools, and their number. */
export async function listSchools(db: Db, filters: z.output<typeof schoolsQuery>) {
  let query = db.selectFrom('schools').selectAll();
  if (filters.search) query = query.where(matches('schools.search', filters.search));
  if (filters.offers_id) query = query.where(among('schools.offers_id', filters.offers_id.map(Number)));
  if (filters.status) query = query.where(among('schools.status', filters.status));
  if (filters.archived) query = query.where('schools.status', filters.archived === 'true' ? '=' : '<>', 'ARCHIVED');
  if (filters.expires_before) query = query.where('schools.date_expiration', '<=', endOfDay(filters.expires_before));
  if (filters.expiry) query = query.where(expiryConditions[filters.expiry]);
  if (filters.seats_used) query = query.where(seatsConditions[filters.seats_used]);
  const ordered = query
    .orderBy(sortColumns[filters.order_by], (order) =>
      filters.order_dir === 'desc' ? order.desc().nullsLast() : order.asc(),
    )
    .orderBy(schoolSortKey)
    .orderBy('schools.id');
  return { rows: await paged(ordered, filters).execute(), count: await countOf(query) };
}

export function selectSchoolOptions(db: Db, filters: z.output<typeof schoolsSelectQuery>) {
  let query = db.selectFrom('schools').select(['schools.id', 'schools.name']);
  if (filters.name) query = query.where(matches('schools.search', filters.name));
  if (filters.is_master) query = query.where('schools.is_master', '=', filters.is_master === 'true');
  return paged(query.orderBy(schoolSortKey).orderBy('schools.id'), filters).execute();
}

/** A school visible to the actor, with the counts that are computed on demand [schools.tab-counts]; or undefined. */
export const findSchool = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('schools')
    .selectAll()
    .select('schools.id as schoolId')
    .select(({ selectFrom }) => [
      selectFrom('packs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('packs.schools_id', '=', 'schools.id')
        .as('nb_packs'),
      selectFrom('cards')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('cards.schools_id', '=', 'schools.id')
        .where('cards.card_type', '=', 'CUSTOM')
        .as('nb_custom_cards'),
      selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('users.schools_id', '=', 'schools.id')
        .where('users.role', 'in', staffRoles)
        .as('nb_staff'),
      selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`users.id in (${followersOfSchool(id)})`)
        .where('users.role', 'in', rolesOf('children'))
        .as('nb_followers'),
    ])
    .where('schools.id', '=', id)
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('schools.id', '=', actor.schoolId))
    .executeTakeFirst();

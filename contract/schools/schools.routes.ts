import { z } from 'zod';

import { created, day, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import {
  anyOf,
  exportableQuery,
  type Filter,
  ofArchived,
  option,
  searchText,
  selectQuery,
} from '../lists/lists.schemas.ts';
import { offerFilter } from '../offers/offers.ts';
import { createSchool, school, schoolRow, updateSchool } from './school.schemas.ts';
import { schoolStatuses } from './school.ts';
import { schoolsCalls } from './schools.calls.ts';
import { expiries, schoolColumns, seatsUsed } from './schools.filters.ts';

export type { CreateSchool, School, SchoolRow, UpdateSchool } from './school.schemas.ts';

export const schoolsQuery = exportableQuery(schoolColumns).extend({
  search: searchText,
  offers_id: anyOf(offerFilter),
  status: anyOf(schoolStatuses),
  archived: ofArchived,
  /** Only schools whose access ends on or before this day. */
  expires_before: day.optional(),
  expiry: z.enum(expiries).optional(),
  /** `ALMOST_FULL`: at least 90 % of the student seats are used, including full schools. */
  seats_used: z.enum(seatsUsed).optional(),
});
export type SchoolFilter = Filter<typeof schoolsQuery>;

export const schoolsSelectQuery = selectQuery.extend({ is_master: z.enum(['true', 'false']).optional() });
export type SchoolSelectFilter = Filter<typeof schoolsSelectQuery>;

const schoolsPage = z.object({ schools: z.array(schoolRow), count: z.int() });
export type SchoolsPage = z.infer<typeof schoolsPage>;

export const schools = routes('schools', schoolsCalls, {
  list: { summary: 'Schools, by page.', query: schoolsQuery, response: schoolsPage },
  select: {
    summary: 'Schools whose name, code or city contains the text.',
    query: schoolsSelectQuery,
    response: z.object({ schools: z.array(option) }),
  },
  view: { summary: 'One school with its counts and limits.', params: idParams, response: school },
  create: { summary: 'Adds a school.', body: createSchool, status: 201, response: created },
  update: {
    summary: `Changes a school. Its administrators can change only phone, address, description, holiday zone and quiet hours. Offer 4 is final; from 3 to 4 the expiration is cleared. ${ifMatchSummary}`,
    params: idParams,
    body: updateSchool,
    response: school,
  },
  remove: { summary: 'Deletes a school with all its data.', params: idParams, status: 204 },
});

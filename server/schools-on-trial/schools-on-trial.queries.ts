import type { trialsQuery } from '@memocartes/contract/invoices/trials.schemas';
import { type TrialOfferId, trialOffers } from '@memocartes/contract/offers/offers';
import { endNoticeDays } from '@memocartes/contract/schools/ending';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

import { endOfDayIn } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { schoolSortKey } from '../database/queries/school-sort-key.ts';
import { matches } from '../database/queries/search.ts';
import { roleLists } from '../database/role-lists.ts';
import { mayBeLastSession } from '../learning/sessions/sessions.queries.ts';

type TrialsPage = z.output<typeof trialsQuery>;

const trialOrders = {
  name: schoolSortKey,
  date_trial_end: sql`schools.date_trial_end`,
  date_last_sign_in: sql`date_last_sign_in`,
  date_last_session: sql`date_last_session`,
} as const satisfies Record<TrialsPage['order_by'], RawBuilder<unknown>>;

/** Schools or independent teachers on trial. */
const trials = (db: Db, offerId: TrialOfferId) =>
  db.selectFrom('schools').where('schools.offers_id', '=', offerId).where('schools.status', '=', 'VISIBLE');

export const countTrials = (db: Db, offerId: TrialOfferId) => countOf(trials(db, offerId).select('schools.id'));

/** Whether a session or card was created in the last 14 days [invoices.trials]. */
const isRecent = (table: 'sessions' | 'cards') =>
  sql<boolean>`${sql.ref(`${table}.date_create`)} > now() - interval '14 days'`;

/** One page of the schools or teachers on trial, with their recent activity. */
export async function listTrials(db: Db, offerId: TrialOfferId, page: TrialsPage) {
  let query = trials(db, offerId).select([
    'schools.id',
    'schools.name',
    'schools.mail',
    'schools.phone',
    'schools.address_city as city',
    'schools.date_trial_end',
    'schools.nb_students',
    'schools.nb_classes',
    sql<number>`
      (select count(*) from sessions where sessions.schools_id = schools.id and ${isRecent('sessions')})::int
    `.as('nb_sessions'),
    sql<number>`
      (
        select count(*)
        from cards
        where cards.schools_id = schools.id and cards.card_type <> 'CERTIFIED' and ${isRecent('cards')}
      )::int
    `.as('nb_cards'),
    // Accounts that were never activated have never signed in.
    sql<string | null>`
      (
        select max(authentications.date_seen)
        from users join authentications on authentications.id = users.authentications_id
        where users.schools_id = schools.id
          and users.role in ${roleLists.staff}
          and authentications.status <> 'PENDING'
      )
    `.as('date_last_sign_in'),
    // [sessions.last]
    sql<string | null>`
      (
        select max(sessions.date_create)
        from sessions
        where sessions.schools_id = schools.id and ${mayBeLastSession}
      )
    `.as('date_last_session'),
  ]);
  if (page.search) query = query.where(matches('schools.search', page.search));
  const ordered = query
    .orderBy(trialOrders[page.order_by], (by) => (page.order_dir === 'desc' ? by.desc().nullsLast() : by.asc()))
    .orderBy('schools.id');
  return { rows: await paged(ordered, page).execute(), count: await countOf(query) };
}

/** At most 100 trials that end soon, the earliest first, for the superadmin's dashboard [schools.trial-ends-soon]. */
export const findTrialsEndingSoon = (db: Db) =>
  db
    .selectFrom('schools')
    .select(['id', 'name', 'address_city', 'status', 'nb_students', 'nb_teachers'])
    .select(({ ref }) => ref('date_trial_end').$notNull().as('date_trial_end'))
    .where('offers_id', 'in', trialOffers)
    .where('status', '<>', 'ARCHIVED')
    .where('date_trial_end', '>=', sql<string>`now()`)
    .where('date_trial_end', '<', endOfDayIn(endNoticeDays))
    .orderBy('date_trial_end')
    .orderBy('id')
    .limit(100)
    .execute();

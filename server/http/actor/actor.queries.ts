import { type Actor, rolesOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/queries/prepared.ts';
import { roleLists } from '../../database/role-lists.ts';
import { isActiveAccount, personHasAccess, schoolHasAccess } from '../../school-access/school-access.ts';
import { saveUse } from './actor.writes.ts';
import { setFollowedSchools } from './scope.ts';

/**
 * Condition on a row of `tokens`: the login session was used recently enough at `time` (SQL) [accounts.session-expired]
 * [accounts.stay-signed-in].
 */
export const isInUse = (table: 'tokens' | 'candidate', time = sql<string>`now()`) => sql<boolean>`
  ${sql.table(table)}.date_used > ${time}
    - case when ${sql.table(table)}.stays_signed_in then interval '30 days' else interval '2 hours' end
`;

/** Only followers stay signed in, even if the account had another role when the session was opened. */
const mayStaySignedIn = sql<boolean>`(not tokens.stays_signed_in or authentications.role in ${roleLists.followers})`;

/** Ids of the schools of a follower's children; null for other roles. */
const followedSchools = sql<number[] | null>`
  case when authentications.role in ${roleLists.followers} then array(
    select distinct users_students.schools_id
    from users_students
    where users_students.users_id = users.id
  ) end
`.as('followed_schools');

/** Offers of the schools of a follower's children that still have access; null for other roles [messaging.offer]. */
export const childrenOffers = sql<number[] | null>`
  case when authentications.role in ${roleLists.followers} then array(
    select distinct schools.offers_id
    from users_students join schools on schools.id = users_students.schools_id
    where users_students.users_id = users.id and ${schoolHasAccess}
  ) end
`.as('children_offers');

const isDeveloper = sql<boolean>`
  exists (select from remotes_developers where remotes_developers.authentications_id = authentications.id)
`.as('is_developer');

/** Runs on every request with a login session, so its SQL is built once. */
const findSession = prepared(
  (db, _shape: null, { hash }: { hash: Buffer }) =>
    db
      .selectFrom('tokens')
      .innerJoin('authentications', 'authentications.id', 'tokens.authentications_id')
      .leftJoin('users', 'users.authentications_id', 'authentications.id')
      .leftJoin('schools', 'schools.id', 'users.schools_id')
      .select([
        'authentications.id',
        'authentications.role',
        'users.id as user_id',
        'users.schools_id',
        'users.nb_cards',
        'schools.offers_id',
        'schools.nb_physical_boxes',
        followedSchools,
        childrenOffers,
        isDeveloper,
      ])
      .select(sql<boolean>`tokens.date_used < now() - interval '1 minute'`.as('stale'))
      .where('tokens.hash', '=', hash)
      .where('tokens.date_expiration', '>', sql<string>`now()`)
      .where(isInUse('tokens'))
      .where(mayStaySignedIn)
      .where(isActiveAccount)
      // A superadmin without a second factor has no login session, except in a demonstration.
      .where((eb) =>
        eb.or([
          eb('authentications.role', 'not in', rolesOf('platform')),
          eb('authentications.is_demo', '=', true),
          eb.exists(
            eb
              .selectFrom('second_factors')
              .select('second_factors.authentications_id')
              .whereRef('second_factors.authentications_id', '=', 'authentications.id'),
          ),
        ]),
      )
      .where(personHasAccess),
  () => true,
);

type SessionRow = Awaited<ReturnType<typeof findSession>>[number];

function presentActor(row: SessionRow): Actor {
  const actor: Actor = {
    kind: row.role,
    id: row.id,
    userId: row.user_id ?? 0,
    schoolId: row.schools_id,
    offerId: row.offers_id,
    nbCards: row.nb_cards ?? 0,
    nbPhysicalBoxes: row.nb_physical_boxes ?? 0,
    ...(row.is_developer && { isDeveloper: true }),
    ...(row.children_offers && { childrenOffers: row.children_offers }),
  };
  if (row.followed_schools) setFollowedSchools(actor, row.followed_schools);
  return actor;
}

/**
 * The account of a login session, or undefined [staff.independent-end] [accounts.ban-ends-sessions]. Checked on every
 * request:
 * - the session's last use and expiration;
 * - the account's status and expiration;
 * - the school's status and expiration; for a follower, one school of their children is enough [schools.trial-end]
 *   [accounts.refused] [accounts.follower-schools].
 */
export async function findSessionActor(db: Db, hash: Buffer): Promise<Actor | undefined> {
  const [row] = await findSession(db, null, { hash });
  if (!row) return undefined;
  // Written at most once a minute: writing on every request would cost more than the query.
  if (row.stale) await saveUse(db, hash);
  return presentActor(row);
}

/** The actor of a login session with an open stream. Does not record a use of the session. */
export async function recheckSessionActor(db: Db, hash: Buffer): Promise<Actor | undefined> {
  const [row] = await findSession(db, null, { hash });
  return row && presentActor(row);
}

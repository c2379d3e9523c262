import { type Actor, rolesOf, type schoolRoles, staffRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { departedFollowers, followersOfSchool, isShared } from '../school-membership/school-membership.ts';

/**
 * At most ten accounts not activated yet, of the school's staff and followers: first those whose invitation did not
 * arrive, then the oldest. A follower may belong to another school too.
 */
export const findPendingPeople = (db: Db, actor: Actor, schoolId: number) =>
  inEverySchool(() =>
    db
      .selectFrom('users')
      .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
      .select([
        'users.id',
        'authentications.id as authentications_id',
        'authentications.firstname',
        'authentications.lastname',
        'authentications.date_create',
      ])
      .select(sql<(typeof schoolRoles)[number]>`authentications.role`.as('role'))
      .select(['authentications.date_invited', 'authentications.invitation_failure', 'authentications.email'])
      .select(isShared(actor).as('is_shared'))
      .where('authentications.status', '=', 'PENDING')
      .where((eb) =>
        eb.or([
          eb.and([eb('authentications.role', 'in', staffRoles), eb('users.schools_id', '=', schoolId)]),
          eb.and([
            eb('authentications.role', 'in', rolesOf('children')),
            sql<boolean>`users.id in (${followersOfSchool(schoolId)})`,
            // [followers.departed]
            sql<boolean>`users.id not in (${departedFollowers(schoolId)})`,
          ]),
        ]),
      )
      .orderBy(sql`authentications.invitation_failure is null`)
      .orderBy('authentications.date_create')
      .orderBy('users.id')
      .limit(10)
      .execute(),
  );

import type { schoolRoles } from '@memocartes/contract/permissions/roles';
import { type Actor, rolesOf, staffRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { followersOfSchool, isShared } from '../users/school-membership/school-membership.ts';

/** The ten oldest accounts not activated yet, of the school's staff and followers. A follower may belong to another school too. */
export const findPendingPeople = (db: Db, actor: Actor, schoolId: number) =>
  inEverySchool(() =>
    db
      .selectFrom('users as u')
      .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
      .select(['u.id', 'a.id as authentications_id', 'a.firstname', 'a.lastname', 'a.date_create'])
      .select(sql<(typeof schoolRoles)[number]>`a.role`.as('role'))
      .select(['a.date_invited', 'a.email'])
      .select(isShared(actor).as('is_shared'))
      .where('a.status', '=', 'PENDING')
      .where((eb) =>
        eb.or([
          eb.and([eb('a.role', 'in', staffRoles), eb('u.schools_id', '=', schoolId)]),
          eb.and([eb('a.role', 'in', rolesOf('children')), sql<boolean>`u.id in (${followersOfSchool(schoolId)})`]),
        ]),
      )
      .orderBy('a.date_create')
      .orderBy('u.id')
      .limit(10)
      .execute(),
  );

import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { isShared } from '../school-membership/school-membership.ts';
import { childrenFollowed, isVisiblePerson } from '../visibility/people.ts';

/** People visible to the actor, of any status, as candidates for an invitation. `schoolId` is the inviting school. */
export const findInvitees = (db: Db, actor: Actor, ids: RawBuilder<unknown>) =>
  db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'users.id',
      'authentications.id as accountId',
      'authentications.role',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.status',
    ])
    .select(isShared(actor).as('is_shared'))
    .select(
      sql<number | null>`
        case
          when users.role in ${roleLists.followers} then coalesce(
            ${actor.schoolId}::int, users.creator_schools_id, users.schools_id
          )
          else users.schools_id
        end
      `.as('schoolId'),
    )
    .select(childrenFollowed(db, actor).as('student'))
    .where(sql<boolean>`users.id = any(array(${ids}))`)
    .where(isVisiblePerson(actor))
    .orderBy('authentications.sort_name')
    .orderBy('users.id')
    .execute();

export type Invitee = Awaited<ReturnType<typeof findInvitees>>[number];

import { sql } from 'kysely';

/**
 * Condition: the school still has access, that is, it is not archived and its access, or its trial, has not ended
 * [schools.trial-end].
 */
export const schoolHasAccess = sql<boolean>`
  (schools.status <> 'ARCHIVED' and (schools.date_expiration is null or schools.date_expiration > now()))
`;

/** Condition: the person (`users`) follows a student of a school that still has access [accounts.follower-schools]. */
export const followsSchoolWithAccess = sql<boolean>`
  exists (
    select from users_students join schools on schools.id = users_students.schools_id
    where users_students.users_id = users.id and ${schoolHasAccess}
  )
`;

/** Condition: the account (`authentications`) is active and has not expired [accounts.expired]. */
export const isActiveAccount = sql<boolean>`
  (
    authentications.status = 'ACTIVE'
    and (authentications.date_expiration is null or authentications.date_expiration > now())
  )
`;

/**
 * Condition: the person (`users`, whose school is left-joined as `schools`) has no school, or their school or a child's
 * school still has access [accounts.school-closed].
 */
export const personHasAccess = sql<boolean>`(schools.id is null or ${schoolHasAccess} or ${followsSchoolWithAccess})`;

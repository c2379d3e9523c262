import { sql } from 'kysely';

/** Condition on a school that still has access. */
export const isServed = sql<boolean>`
  (schools.status <> 'ARCHIVED' and (schools.date_expiration is null or schools.date_expiration > now()))
`;

/**
 * Condition on a person (`users`) who follows a student of a school that still has access [accounts.follower-schools].
 */
export const followsServedSchool = sql<boolean>`
  exists (
    select from users_students join schools on schools.id = users_students.schools_id
    where users_students.users_id = users.id and ${isServed}
  )
`;

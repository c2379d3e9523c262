import { isFollower, type Role, scopeOf } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';

import type { Db } from '../database/database.ts';
import type { FollowedChild, Sender } from './invitations.mail.ts';

/**
 * The school to name in a mail to an account, preferably the school that created the account. A follower's `schools_id`
 * changes with their children, possibly to a school that must not be revealed to the sender.
 */
export const findSchoolOf = async (db: Db, accountId: number): Promise<Pick<Sender, 'school'>> => {
  const school = await db
    .selectFrom('authentications as account')
    .leftJoin('users as person', 'person.authentications_id', 'account.id')
    .innerJoin('schools', (join) =>
      join.on('schools.id', '=', (eb) =>
        eb.fn.coalesce('person.creator_schools_id', 'person.schools_id', 'account.asking_schools_id'),
      ),
    )
    .select('schools.name')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return school ? { school: school.name } : {};
};

/** Sender and school to name in the mail; the school is that of the invited person. */
export async function findSender(db: Db, inviterId: number | null, accountId: number): Promise<Sender> {
  const sender = await db
    .selectFrom('authentications')
    .select(['firstname', 'lastname', 'role'])
    .where('id', '=', inviterId)
    .executeTakeFirst();
  return {
    ...(sender && { sender: fullName(sender), isOfTeam: scopeOf(sender.role) === 'platform' }),
    ...(await findSchoolOf(db, accountId)),
  };
}

/**
 * The children whom an account follows, oldest link first. Only children visible in the current scope are returned;
 * none if the account is not a follower's.
 */
export async function findFollowedChildren(db: Db, account: { id: number; role: Role }): Promise<FollowedChild[]> {
  if (!isFollower(account)) return [];
  return db
    .selectFrom('users_students')
    .innerJoin('users', 'users.id', 'users_students.users_id')
    .innerJoin('students', 'students.id', 'users_students.students_id')
    .select(['students.firstname', 'users_students.relation'])
    .where('users.authentications_id', '=', account.id)
    .orderBy('users_students.id')
    .execute();
}

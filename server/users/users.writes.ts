import {
  type Actor,
  administratorRoles,
  rolesOf,
  type schoolRoles,
  scopeOf,
} from '@memocartes/contract/permissions/roles';

import { eraseLapsedAccount } from '../auth/tickets/lapsed-accounts.ts';
import { endOfDay } from '../calendar/weeks.ts';
import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { eraseAccounts } from '../erasure/erasure.ts';
import { recordLinks } from '../history/history.links.ts';
import { recordDeleted } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { belongsTo } from '../school-membership/school-membership.ts';
import { attach } from './follower-links/follower-links.writes.ts';
import { leaveSchool } from './follower-links/leave-school.ts';
import { ensureSchoolAdminRemains } from './last-admin/last-admin.ts';
import { checkNewPerson } from './users.check.ts';
import type { UserFound } from './users.queries.ts';

type Link = { student_id?: number; relation?: string; relation_other?: string | null };
type NewPerson = Link & {
  role: (typeof schoolRoles)[number];
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  schools_id: number;
  date_subscription?: string;
  date_expiration?: string | null;
  request_id?: string;
};

const attachIfAsked = (trx: Trx, userId: number, { student_id, relation, relation_other }: Link) =>
  student_id && relation ? attach(trx, { userId, studentId: student_id, relation, other: relation_other }) : undefined;

/**
 * Inserts a pending account, not yet invited, and its person. A constraint of the school refuses a teacher without a
 * free seat; a school admin needs none [staff.seats-code] [staff.admin-no-seat] [schools.limit-teachers]
 * [schools.limits-concurrent].
 * @throws 409 EMAIL_TAKEN; 403 MAX_TEACHER_REACHED
 */
export async function insertPerson(trx: Trx, person: NewPerson) {
  const {
    role,
    email,
    firstname,
    lastname,
    phone,
    schools_id,
    date_subscription: from,
    date_expiration: until,
    request_id,
  } = person;
  await eraseLapsedAccount(trx, email);
  const account = await trx
    .insertInto('authentications')
    .values({
      role,
      email,
      firstname,
      lastname,
      status: 'PENDING' as const,
      ...(from && { date_subscription: from }),
      ...(until && { date_expiration: endOfDay(until) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: account.id, role, schools_id, phone, request_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachIfAsked(trx, user.id, person);
  return { id: user.id, accountId: account.id };
}

type AccountCompletion = Link & {
  authentications_id: number;
  school: { schoolId: number; is_master: boolean };
  phone?: string | null;
  /** Whether the caller is a superadmin. */
  isSuperadmin: boolean;
};

/**
 * Adds the person of an account that `POST /auth` created for this school. A superadmin may add the person of an
 * account created for any school.
 * @throws 409 EMAIL_TAKEN when the account already has a person: one of this school or, for a superadmin, any person
 * @throws 404 for any other account
 * @throws 422 naming every wrong field
 */
export async function completeAccount(trx: Trx, completion: AccountCompletion) {
  const { school, phone = null, isSuperadmin } = completion;
  const schools_id = school.schoolId;
  const account = await trx
    .selectFrom('authentications')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .select(['authentications.id', 'authentications.role', 'authentications.asking_schools_id', 'users.id as user_id'])
    .where('authentications.id', '=', completion.authentications_id)
    .where('authentications.role', 'not in', rolesOf('platform'))
    .executeTakeFirst();
  if (!account) throw refuse('NOT_FOUND');
  if (account.user_id !== null) {
    throw refuse(isSuperadmin || (await belongsTo(trx, account.user_id, schools_id)) ? 'EMAIL_TAKEN' : 'NOT_FOUND');
  }
  if (!isSuperadmin && account.asking_schools_id !== schools_id) throw refuse('NOT_FOUND');
  checkNewPerson({ ...completion, role: account.role }, school);
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: account.id, role: account.role, schools_id, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachIfAsked(trx, user.id, completion);
  return { id: user.id };
}

type Changes = { firstname?: string; lastname?: string; phone?: string; email?: string };
type Person = { id: number; authentications_id: number };

/** @throws 409 EMAIL_TAKEN */
export async function changePerson(trx: Trx, { id, authentications_id }: Person, { phone, ...account }: Changes) {
  if (phone !== undefined) await trx.updateTable('users').set({ phone }).where('id', '=', id).execute();
  if (account.email) await eraseLapsedAccount(trx, account.email);
  if (Object.keys(account).length) {
    await trx.updateTable('authentications').set(account).where('id', '=', authentications_id).execute();
  }
}

/** Deletes a person with the account and its login sessions; cards and packs stay in the school [privacy.erasure]. */
export async function deletePerson(
  trx: Trx,
  { authentications_id }: Pick<Person, 'authentications_id'>,
): Promise<void> {
  await eraseAccounts(trx, [authentications_id]);
  const account = trx.deleteFrom('authentications').where('id', '=', authentications_id);
  // In the scope of every school: the rows by which row-level security finds the account's schools are already erased.
  await inEverySchool(() => account.execute());
}

/**
 * Deletes a member of staff or a follower, and records it in the history. A school only detaches a shared follower,
 * whose account it does not own [followers.shared-delete]. The caller has locked the person.
 * @throws LAST_MANAGER for the last active school admin of the school [accounts.last-admin]
 */
export async function removePerson(trx: Trx, actor: Actor, person: UserFound): Promise<void> {
  const { schoolId } = actor;
  if (scopeOf(person.role) === 'children') {
    await recordLinks(trx, actor, 'DETACH', { users_id: person.id, inSchool: schoolId });
  }
  if (person.is_shared && schoolId !== null) return leaveSchool(trx, person.id, schoolId);
  // The other admin may be deleting this person's account at the same time.
  if (administratorRoles.includes(person.role) && schoolId !== null) {
    await ensureSchoolAdminRemains(trx, person.authentications_id, schoolId);
  }
  await recordDeleted(trx, actor, { type: 'USER', ids: [person.id] });
  return deletePerson(trx, person);
}

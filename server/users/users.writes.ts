import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { refuse } from '../http/errors.ts';
import { eraseAccounts } from '../erasure/erasure.ts';
import { endOfDay } from '../schools/schools.queries.ts';
import { releaseAddress } from '../auth/tickets/address.ts';
import { belongsTo, rehome } from './belonging/belonging.ts';

type Link = { student_id?: number; relation?: string; relation_other?: string | null };
type NewPerson = Link & {
  role: 'ADMIN' | 'TEACHER' | 'USER';
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  schools_id: number;
  date_subscription?: string;
  date_expiration?: string | null;
};

/** @throws 409 ALREADY_ATTACHED */
export const attach = (db: Db, userId: number, studentId: number, relation: string, other?: string | null) =>
  db
    .insertInto('users_students')
    .values({ users_id: userId, students_id: studentId, relation, relation_other: other ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

/** @returns whether they were attached */
export async function detach(db: Db, link: { users_id: number; students_id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users_students')
    .where((eb) => eb.and(link))
    .executeTakeFirst();
  await rehome(db, link.users_id);
  return numDeletedRows > 0n;
}

const attachIfAsked = (trx: Db, userId: number, { student_id, relation, relation_other }: Link) =>
  student_id && relation ? attach(trx, userId, student_id, relation, relation_other) : undefined;

/**
 * An account awaiting its invitation, and its person. Give it a transaction.
 * @throws 409 EMAIL_TAKEN; 403 MAX_TEACHER_REACHED
 */
export async function insertPerson(trx: Db, person: NewPerson) {
  const {
    role,
    email,
    firstname,
    lastname,
    phone,
    schools_id,
    date_subscription: from,
    date_expiration: until,
  } = person;
  await releaseAddress(trx, email);
  const account = await trx
    .insertInto('authentications')
    .values({
      ...{ role, email, firstname, lastname, status: 'PENDING' as const },
      ...(from && { date_subscription: from }),
      ...(until && { date_expiration: endOfDay(until) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: account.id, role, schools_id, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachIfAsked(trx, user.id, person);
  return { id: user.id, accountId: account.id };
}

type ForAccount = Link & {
  authentications_id: number;
  schools_id: number;
  phone?: string | null;
  /** The provider asks. */ ofProvider: boolean;
};

/**
 * The person of an account that `POST /auth` made for this school, and that has none yet. Give it a transaction.
 * @throws 409 EMAIL_TAKEN when the account has its person, whom the school knows; 404 for any other account
 */
export async function completeAccount(trx: Db, given: ForAccount) {
  const { schools_id, phone = null, ofProvider } = given;
  const account = await trx
    .selectFrom('authentications as a')
    .leftJoin('users as u', 'u.authentications_id', 'a.id')
    .select(['a.id', 'a.role', 'a.asking_schools_id', 'u.id as user_id'])
    .where('a.id', '=', given.authentications_id)
    .where('a.role', '<>', 'SUPERADMIN')
    .executeTakeFirst();
  if (!account) throw refuse('NOT_FOUND');
  if (account.user_id !== null)
    throw refuse(ofProvider || (await belongsTo(trx, account.user_id, schools_id)) ? 'EMAIL_TAKEN' : 'NOT_FOUND');
  if (!ofProvider && account.asking_schools_id !== schools_id) throw refuse('NOT_FOUND');
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: account.id, role: account.role, schools_id, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachIfAsked(trx, user.id, given);
  return { id: user.id };
}

type Changes = { firstname?: string; lastname?: string; phone?: string; email?: string };
type Person = { id: number; authentications_id: number };

/** Give it a transaction. @throws 409 EMAIL_TAKEN */
export async function changePerson(trx: Db, { id, authentications_id }: Person, { phone, ...account }: Changes) {
  if (phone !== undefined) await trx.updateTable('users').set({ phone }).where('id', '=', id).execute();
  if (Object.keys(account).length) {
    await trx.updateTable('authentications').set(account).where('id', '=', authentications_id).execute();
  }
}

/** Takes a person away with the account, whose sessions end at once; cards and packs stay in the school. Give it a transaction. */
export async function deletePerson(trx: Db, { authentications_id }: Pick<Person, 'authentications_id'>): Promise<void> {
  await eraseAccounts(trx, [authentications_id]);
  const account = trx.deleteFrom('authentications').where('id', '=', authentications_id);
  // Its traces are gone in every school, so that nothing says any more who may delete it.
  await inEverySchool(() => account.execute());
}

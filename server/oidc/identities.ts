import { rolesOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { checkAccess } from '../auth/access-refusals/access-refusals.ts';
import { findSignInById } from '../auth/credentials/auth.queries.ts';
import { consumeTicket } from '../auth/tickets/tickets.ts';
import type { Trx } from '../database/database.ts';
import { eraseReplacedAccount } from '../erasure/erasure.ts';
import { recordCreated, recordDeleted } from '../history/history.writes.ts';
import { refuse, refuseBecause } from '../http/errors.ts';
import { notify } from '../notifications/notify.ts';
import { findGarSchool } from './gar-school.ts';
import type { SignedOn } from './profiles.ts';

/** Creates an account, without its address if that is taken: accounts are never merged by address. @returns its id */
async function insertAccount(trx: Trx, { role, firstname, lastname, email }: SignedOn): Promise<number> {
  const insert = (address: string | null) =>
    trx
      .insertInto('authentications')
      .values({ role, status: 'ACTIVE', firstname, lastname, email: address })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();

  const account = (await insert(email)) ?? (await insert(null));
  return account!.id;
}

/**
 * Creates an account in the school that the sign-on names [accounts.gar-school]. @throws MAX_TEACHER_REACHED when the
 * school has no free seat
 */
async function createAccount(trx: Trx, person: SignedOn, schoolId: number): Promise<number> {
  const id = await insertAccount(trx, person);
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: id, role: person.role, schools_id: schoolId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCreated(trx, { id }, { type: 'USER', ids: [user.id] });
  await notify(trx, { kind: 'TEACHER_JOINED', accountId: id });
  return id;
}

/**
 * Locks and returns the person of a teacher's account that was never used. Such an account has no password, identity,
 * card, pack or class.
 */
const findUnusedAccount = (trx: Trx, id: number) =>
  trx
    .selectFrom('authentications')
    .innerJoin('users', 'users.authentications_id', 'authentications.id')
    .select('users.id')
    .where('authentications.id', '=', id)
    .where('authentications.password_hash', 'is', null)
    .where('authentications.role', 'in', rolesOf('classes'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identities')
            .select('identities.ido')
            .whereRef('identities.authentications_id', '=', 'authentications.id'),
        )
          .or(
            exists(
              selectFrom('cards').select('cards.id').whereRef('cards.authentications_id', '=', 'authentications.id'),
            ),
          )
          .or(
            exists(
              selectFrom('packs').select('packs.id').whereRef('packs.authentications_id', '=', 'authentications.id'),
            ),
          )
          .or(
            exists(
              selectFrom('classes_users_pro')
                .select('classes_users_pro.id')
                .whereRef('classes_users_pro.users_pro_id', '=', 'users.id'),
            ),
          ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();

/** Whether an account has a password or an identity, so that its person can open it. */
const isReachable = async (trx: Trx, id: number): Promise<boolean> =>
  !!(await trx
    .selectFrom('authentications')
    .leftJoin('identities', 'identities.authentications_id', 'authentications.id')
    .select('authentications.id')
    .where('authentications.id', '=', id)
    .where((eb) => eb.or([eb('password_hash', 'is not', null), eb('identities.ido', 'is not', null)]))
    .executeTakeFirst());

/**
 * Deletes the unused account of a first sign-on after its person linked another account, to free its seat.
 * @throws GAR_ACCOUNT_USED if the account is in use, and has neither a password nor another identity
 * [accounts.gar-link-used]
 */
async function deleteUnusedAccount(trx: Trx, id: number, author: { id: number }): Promise<void> {
  const unused = await findUnusedAccount(trx, id);
  if (!unused) {
    if (await isReachable(trx, id)) return;
    throw refuse('GAR_ACCOUNT_USED');
  }
  await recordDeleted(trx, author, { type: 'USER', ids: [unused.id] });
  await eraseReplacedAccount(trx, id);
  await trx.deleteFrom('authentications').where('id', '=', id).execute();
}

/** Consumes a linking code and returns the id of its account [accounts.gar-link-code]. @throws INVALID_KEY */
const linkedAccount = async (trx: Trx, linkHash: Buffer): Promise<number> =>
  (await consumeTicket(trx, linkHash, ['LINK'])).authentications_id;

/**
 * Checks that a sign-on at a school may open an account.
 * @throws the errors of `checkAccess`; CONFLICT for an account of another school [accounts.gar-own-school]
 */
async function checkMayOpen(trx: Trx, id: number, schoolId: number): Promise<void> {
  const account = await findSignInById(trx, id);
  if (!account) throw refuse('ACCOUNT_DISABLED');
  checkAccess(account);
  const person = await trx
    .selectFrom('users')
    .select('schools_id')
    .where('authentications_id', '=', id)
    .executeTakeFirst();
  if (person?.schools_id !== schoolId) throw refuseBecause('GAR_OTHER_SCHOOL');
}

/**
 * Finds the account of a person of the national sign-on: by the linking code or, without one, by the identity (IDO,
 * UAI) [accounts.gar-identity]. For an unknown identity, creates an account with the role of the profile. Concurrent first
 * sign-ons create one account.
 * @returns the account's id
 * @throws 403 with the reason; INVALID_KEY, CONFLICT, GAR_ACCOUNT_USED for a code
 */
export async function signOn(trx: Trx, person: SignedOn, linkHash: Buffer | null): Promise<number> {
  const { ido, uai, claims } = person;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ido} ${uai}`}, 0))`.execute(trx);
  const school = await findGarSchool(trx, uai);
  const existing = await trx
    .selectFrom('identities')
    .select('authentications_id as id')
    .where('ido', '=', ido)
    .where('uai', '=', uai)
    .executeTakeFirst();
  const id = linkHash
    ? await linkedAccount(trx, linkHash)
    : (existing?.id ?? (await createAccount(trx, person, school.id)));
  await checkMayOpen(trx, id, school.id);
  const identity = { authentications_id: id, claims: JSON.stringify(claims) };
  await trx
    .insertInto('identities')
    .values({ ido, uai, ...identity })
    .onConflict((conflict) => conflict.columns(['ido', 'uai']).doUpdateSet(identity))
    .execute();
  if (existing && existing.id !== id) await deleteUnusedAccount(trx, existing.id, { id });
  return id;
}

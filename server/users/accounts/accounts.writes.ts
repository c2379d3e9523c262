import type { CreateAccount, UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import { type RawBuilder, sql } from 'kysely';

import { endSessionsOf } from '../../auth/login-sessions/sessions.ts';
import { eraseLapsedAccount } from '../../auth/tickets/lapsed-accounts.ts';
import { deleteTicketsOf } from '../../auth/tickets/tickets.ts';
import { endOfDay } from '../../calendar/weeks.ts';
import type { Services } from '../../config/services.ts';
import type { Trx } from '../../database/database.ts';
import { eraseAccounts } from '../../erasure/erasure.ts';
import { refuseBecause } from '../../http/errors.ts';
import { invite } from '../../invitations/invitations.writes.ts';
import { deletePerson } from '../users.writes.ts';

/**
 * Inserts a pending account and invites it; for a superadmin, also inserts the person. For other roles the school with
 * `schoolId` or a superadmin adds the person (`completeAccount`).
 * @throws EMAIL_TAKEN
 */
export async function insertAccount(
  { db: trx, config }: Services<Trx>,
  actor: Actor,
  body: CreateAccount,
  schoolId: number | undefined,
): Promise<{ id: number }> {
  const { role, email, firstname, lastname, phone, request_id } = body;
  await eraseLapsedAccount(trx, email);
  const account = await trx
    .insertInto('authentications')
    .values({
      role,
      email,
      firstname,
      lastname,
      status: 'PENDING',
      has_person: scopeOf(role) === 'platform',
      asking_schools_id: schoolId ?? null,
      request_id,
    })
    .returning(['id', 'role', 'email', 'firstname', 'lastname'])
    .executeTakeFirstOrThrow();
  if (scopeOf(role) === 'platform') {
    await trx
      .insertInto('users')
      .values({ authentications_id: account.id, role, phone: phone ?? null })
      .execute();
  }
  await invite({ db: trx, config }, actor, account);
  return { id: account.id };
}

/**
 * The status of an account whose end changes: an account that has expired is active again, unless the new end is past
 * too; one that was disabled stays disabled [accounts.reopen].
 */
const statusWithEnd = (end: RawBuilder<string> | null) => sql<AccountStatus>`
  case
    when status = 'INACTIVE' and date_expiration <= date_status and coalesce(${end} > now(), true) then 'ACTIVE'
    else status
  end
`;

/**
 * Updates the given fields. A status other than ACTIVE ends the account's login sessions and deletes its tickets
 * [accounts.ban] [accounts.ban-ends-sessions].
 */
export async function changeAccount(trx: Trx, id: number, changes: UpdateAccount): Promise<void> {
  const { firstname, lastname, phone, status, date_subscription, date_expiration } = changes;
  const end = date_expiration ? endOfDay(date_expiration) : null;
  const values = {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(status !== undefined && { status }),
    ...(date_subscription !== undefined && { date_subscription: sql<string>`${date_subscription}::timestamptz` }),
    ...(date_expiration !== undefined && { date_expiration: end, status: status ?? statusWithEnd(end) }),
  };
  if (Object.keys(values).length) await trx.updateTable('authentications').set(values).where('id', '=', id).execute();
  if (phone !== undefined) await trx.updateTable('users').set({ phone }).where('authentications_id', '=', id).execute();
  if (status === undefined || status === 'ACTIVE') return;
  await endSessionsOf(trx, id);
  // A reinstated person needs a new link: earlier links stay invalid.
  await deleteTicketsOf(trx, id, ['INVITATION', 'RESET', 'SESSION', 'LINK', 'EMAIL', 'SLIP']);
}

/**
 * Deletes an account with its person, login sessions and tickets, and the text of its messages. Its cards and packs
 * stay, without an author.
 */
export const deleteAccount = (trx: Trx, id: number): Promise<void> => deletePerson(trx, { authentications_id: id });

/** Deletes a pending account [accounts.reject]. @throws CONFLICT if it was activated meanwhile */
export async function rejectAccount(trx: Trx, id: number): Promise<void> {
  await eraseAccounts(trx, [id]);
  const deleted = await trx
    .deleteFrom('authentications')
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuseBecause('ACCOUNT_ACTIVE');
}

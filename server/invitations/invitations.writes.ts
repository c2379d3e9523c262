import type { Actor, Role } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { deleteTicketsOf, issueTicket } from '../auth/tickets/tickets.ts';
import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { invitationMail, type Sender } from './invitations.mail.ts';
import { findFollowedChildren, findSender } from './invitations.queries.ts';

export type Invited = { id: number; role: Role; email: string | null; firstname: string; lastname: string };

/**
 * Counts an invitation against the daily limits of sender and school; call outside a transaction [invitations.limit].
 * @throws TOO_MANY_REQUESTS
 */
export const countInvitation = (db: Db, actor: Actor, schoolId: number | null | undefined) =>
  limits(db).consume('invitation', { account: actor.id, school: schoolId ?? 'none' });

/**
 * Queues the mail that lets the person of a pending account choose a password [invitations.link]. Earlier links become
 * invalid. Does nothing for an account without an address. Call with the transaction that creates the account:
 *
 *     invite({ db: trx, config }, actor, account)
 */
export const invite = async (services: Services<Trx>, actor: Actor, account: Invited): Promise<void> =>
  account.email
    ? sendInvitation(services, actor.id, await findSender(services.db, actor.id, account.id), account)
    : undefined;

/**
 * Mails an account its invitation again, in the name of the same sender. Does nothing for an account that is not
 * pending or was never invited [accounts.reset-invited].
 */
export async function inviteAgain(services: Services<Trx>, account: Invited): Promise<void> {
  const { db: trx } = services;
  await lockAccounts(trx, [account.id]);
  const invited = await trx
    .selectFrom('authentications')
    .select('invited_by')
    .where('id', '=', account.id)
    .where('status', '=', 'PENDING')
    .where('date_invited', 'is not', null)
    .executeTakeFirst();
  if (!invited) return;
  await sendInvitation(services, invited.invited_by, await findSender(trx, invited.invited_by, account.id), account);
}

/**
 * Queues the mail with a new link, and records who invited the account. Earlier links become invalid, and the failure of
 * an earlier mail is forgotten [invitations.link] [invitations.undelivered].
 */
export async function sendInvitation(
  { db: trx, config }: Services<Trx>,
  inviterId: number | null,
  sender: Sender,
  account: Invited,
): Promise<void> {
  const { email } = account;
  if (!email) return;
  await deleteTicketsOf(trx, account.id, ['INVITATION']);
  const { secret } = await issueTicket(trx, account.id, 'INVITATION');
  await trx
    .updateTable('authentications')
    .set({ date_invited: sql`now()`, invitation_failure: null, invited_by: inviterId })
    .where('id', '=', account.id)
    .execute();
  const children = await findFollowedChildren(trx, account);
  await queueMail(trx, email, invitationMail(config, { ...account, email, children }, sender, secret));
}

/** Locks accounts until the transaction ends, always in the same order. */
export const lockAccounts = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('authentications')
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

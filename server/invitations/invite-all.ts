import type { Actor } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../rate-limits/limits.ts';
import { findSender } from './invitations.queries.ts';
import { countInvitation, type Invited, lockAccounts, sendInvitation } from './invitations.writes.ts';

type Invitable = Invited & { status: AccountStatus; is_recent: boolean };

/** Accounts with the data needed to invite them. `is_recent`: invited by mail within the last minute. */
const listInvitable = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('authentications')
    .select([
      'authentications.id',
      'authentications.role',
      'authentications.email',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.status',
    ])
    .select(
      sql<boolean>`
        exists (
          select from tickets
          where tickets.authentications_id = authentications.id
            and tickets.purpose = 'INVITATION'
            and tickets.email is null
            and tickets.date_create > now() - interval '1 minute'
        )
      `.as('is_recent'),
    )
    .where(sql<boolean>`authentications.id = any(${ids})`)
    .orderBy('authentications.id')
    .execute();

/** Why an account can't be invited; undefined if it can. */
function refusalOf({ status, email, is_recent }: Invitable): InvitationVerdict | undefined {
  if (status === 'ACTIVE') return 'ALREADY_ACTIVE';
  if (status !== 'PENDING') return 'ACCESS_CLOSED';
  if (!email) return 'NO_EMAIL';
  return is_recent ? 'JUST_SENT' : undefined;
}

const isOver = async (count: () => Promise<unknown>): Promise<boolean> => {
  try {
    await count();
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
};

/** Counts invitations against the limits. @returns why some accounts are not to be invited, by account */
async function countInvitations(db: Db, actor: Actor, schoolId: number | null, accounts: readonly Invitable[]) {
  const refusals = new Map<number, InvitationVerdict>();
  let isDayOver = false;
  for (const account of accounts) {
    const refusal = refusalOf(account);
    if (refusal) refusals.set(account.id, refusal);
    else if (isDayOver) refusals.set(account.id, 'DAY_LIMIT');
    else if (await isOver(() => limits(db).consume('invitation-mail', { account: account.id }))) {
      refusals.set(account.id, 'JUST_SENT');
    } else if (await isOver(() => countInvitation(db, actor, schoolId))) {
      isDayOver = true;
      refusals.set(account.id, 'DAY_LIMIT');
    }
  }
  return refusals;
}

/**
 * Invites pending accounts of one school that have an address, as many as the daily limit allows [invitations.several].
 * Of two concurrent calls, only one invites an account. Call outside a transaction.
 * @returns the outcome of each account; deleted accounts are missing
 */
export async function inviteAll(
  { db, config }: Services,
  actor: Actor,
  schoolId: number | null,
  ids: readonly number[],
): Promise<Map<number, InvitationVerdict>> {
  const accounts = await listInvitable(db, ids);
  const verdicts = await countInvitations(db, actor, schoolId, accounts);
  const counted = accounts.filter(({ id }) => !verdicts.has(id));
  const [first] = counted;
  if (!first) return verdicts;
  // All accounts belong to one school, so sender and school are looked up once.
  const sender = await findSender(db, actor.id, first.id);
  const sending = counted.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, sending);
    // Checked again under the lock: another request may have invited them.
    for (const account of await listInvitable(trx, sending)) {
      const refusal = refusalOf(account);
      verdicts.set(account.id, refusal ?? 'SENT');
      if (!refusal) await sendInvitation({ db: trx, config }, actor.id, sender, account);
    }
  });
  return verdicts;
}

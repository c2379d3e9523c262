import { type Actor, isFollower, type Role, scopeOf } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import { fullName } from '@memocartes/contract/users/people';
import { sql } from 'kysely';

import { deleteTicketsOf, issueTicket } from '../auth/tickets/tickets.ts';
import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { type FollowedChild, invitationMail, type Sender } from './invitations.mail.ts';

/**
 * Counts an invitation against the daily limits of sender and school; call outside a transaction [invitations.limit].
 * @throws TOO_MANY_REQUESTS
 */
export const countInvitation = (db: Db, actor: Actor, schoolId: number | null | undefined) =>
  limits(db).consume('invitation', { account: actor.id, school: schoolId ?? 'none' });

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
async function findSender(db: Db, inviterId: number | null, accountId: number): Promise<Sender> {
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
export async function findFollowedChildren(db: Db, account: Pick<Invited, 'id' | 'role'>): Promise<FollowedChild[]> {
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

type Invited = { id: number; role: Role; email: string | null; firstname: string; lastname: string };

/**
 * Queues the mail that lets the person of a pending account choose a password [invitations.link]. Earlier links become
 * invalid. Does nothing for an account without an address. Call with the transaction that creates the account:
 *
 *     invite({ db: trx, config }, actor, account)
 */
export const invite = async (services: Services<Trx>, actor: Actor, account: Invited): Promise<void> =>
  account.email ? send(services, actor.id, await findSender(services.db, actor.id, account.id), account) : undefined;

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
  await send(services, invited.invited_by, await findSender(trx, invited.invited_by, account.id), account);
}

async function send(
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

/** Locks accounts until the transaction ends, always in the same order. */
export const lockAccounts = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('authentications')
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
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
      if (!refusal) await send({ db: trx, config }, actor.id, sender, account);
    }
  });
  return verdicts;
}

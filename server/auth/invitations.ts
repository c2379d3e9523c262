import { sql } from 'kysely';
import { fullName } from '@memocartes/contract/people/people';
import type { Actor, Role } from '@memocartes/contract/permissions/roles';
import type { Services } from '../app/services.ts';
import type { Db } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { invitationLetter } from './letters.ts';
import type { Sender } from './letters.ts';
import { dropTicketsOf, issueTicket } from './tickets.ts';

/** Counts an invitation of the day, by sender and by school; not within a transaction. @throws TOO_MANY_REQUESTS */
export const countInvitation = (db: Db, actor: Actor, schoolId: number | null | undefined) =>
  limits(db).consume('invitation', { account: actor.id, school: schoolId ?? 'none' });

/** Who invites, and for which school, as the letter names them; the school is the invited person's. */
async function findSender(db: Db, actor: Actor, accountId: number): Promise<Sender> {
  const sender = await db
    .selectFrom('authentications')
    .select(['firstname', 'lastname'])
    .where('id', '=', actor.id)
    .executeTakeFirst();
  const school = await db
    .selectFrom('authentications as account')
    .leftJoin('users as person', 'person.authentications_id', 'account.id')
    .innerJoin('schools', (join) =>
      join.on('schools.id', '=', (eb) => eb.fn.coalesce('person.schools_id', 'account.asking_schools_id')),
    )
    .select('schools.name')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return { sender: sender && fullName(sender), school: school?.name };
}

type Invited = { id: number; role: Role; email: string | null; firstname: string; lastname: string };

/**
 * Queues the mail that lets the person of a pending account choose a password; the link of an earlier one dies. Does nothing for an account
 * without an address. Call it with the transaction that creates the account: `invite({ db: trx, config }, actor, account)`.
 */
export const invite = async (services: Services, actor: Actor, account: Invited): Promise<void> =>
  account.email ? send(services, await findSender(services.db, actor, account.id), account) : undefined;

async function send({ db, config }: Services, sender: Sender, account: Invited): Promise<void> {
  const { email } = account;
  if (!email) return;
  await dropTicketsOf(db, account.id, ['INVITATION']);
  const { secret } = await issueTicket(db, account.id, 'INVITATION');
  await db
    .updateTable('authentications')
    .set({ date_invited: sql`now()` })
    .where('id', '=', account.id)
    .execute();
  await queueMail(db, email, invitationLetter(config, { ...account, email }, sender, secret));
}

/** Those who still wait for their account to be opened and can be reached. */
const findInvitable = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('authentications')
    .select(['id', 'role', 'email', 'firstname', 'lastname'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'PENDING')
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();

/** How many more invitations the day allows, each counted. */
async function countInvitations(db: Db, actor: Actor, schoolId: number | null, nb: number): Promise<number> {
  for (let counted = 0; counted < nb; counted += 1) {
    try {
      await countInvitation(db, actor, schoolId);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return counted;
      throw error;
    }
  }
  return nb;
}

/**
 * Invites pending accounts that have an address, as many as the day's limit allows; not within a transaction.
 * @returns how many were invited
 */
export async function inviteAll(services: Services, actor: Actor, schoolId: number | null, ids: readonly number[]) {
  const { db, config } = services;
  const accounts = await findInvitable(db, ids);
  const nb = await countInvitations(db, actor, schoolId, accounts.length);
  const [first, ...others] = accounts.slice(0, nb);
  if (!first) return 0;
  // They are all of one school: who invites is looked up once.
  const sender = await findSender(db, actor, first.id);
  await db.transaction().execute(async (trx) => {
    for (const account of [first, ...others]) await send({ db: trx, config }, sender, account);
  });
  return nb;
}

import { slipDays } from '@memocartes/contract/users/invitations';
import { type Selectable, sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import type { Tickets } from '../../database/tables/access.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { newSecret } from '../login-sessions/sessions.ts';

type Purpose = Tickets['purpose'];

/** Lifetime of a ticket, in seconds [accounts.reset] [invitations.link] [invitations.slip]. */
const lifetimes: Record<Purpose, number> = {
  SESSION: 60,
  INVITATION: 7 * 24 * 3600,
  RESET: 3600,
  LINK: 600,
  EMAIL: 3600,
  SLIP: slipDays * 24 * 3600,
};

type TicketOptions = {
  /** The ticket's secret, if a person types it; random by default. */
  secret?: string;
  /** The login session that issues the ticket; the ticket ends with the session. */
  session?: Buffer;
  /** The key to look up the ticket; by default the hash of the secret. */
  hash?: Buffer;
  /** The e-mail address that the ticket confirms. */
  email?: string;
  /** Lifetime in seconds; by default that of the purpose. */
  seconds?: number;
};

/** Creates a single-use ticket, of which only the hash is stored. */
export async function issueTicket(
  db: Db,
  accountId: number,
  purpose: Purpose,
  { secret = newSecret(), hash = hashSecret(secret), session, email, seconds = lifetimes[purpose] }: TicketOptions = {},
) {
  const { date_expiration } = await db
    .insertInto('tickets')
    .values({
      hash,
      authentications_id: accountId,
      purpose,
      tokens_hash: session ?? null,
      email: email ?? null,
      date_expiration: sql`now() + make_interval(secs => ${seconds})`,
    })
    .returning('date_expiration')
    .executeTakeFirstOrThrow();
  return { secret, date_expiration };
}

const isUsable = sql<boolean>`date_used is null and date_expiration > now()`;

/** A ticket that is neither used nor expired; or undefined. */
export const findTicket = (db: Db, hash: Buffer): Promise<Selectable<Tickets> | undefined> =>
  db.selectFrom('tickets').selectAll().where('hash', '=', hash).where(isUsable).executeTakeFirst();

/**
 * Reads a ticket without consuming it [accounts.invalid-key]. @throws INVALID_KEY when it is unknown, used or expired
 */
export async function readTicket(db: Db, secret: string): Promise<Selectable<Tickets>> {
  const ticket = await findTicket(db, hashSecret(secret));
  if (!ticket) throw refuse('INVALID_KEY');
  return ticket;
}

/**
 * Consumes a ticket: of two concurrent requests, one succeeds [accounts.ticket].
 * @throws INVALID_KEY when it is unknown, used, expired or for another purpose
 */
export async function consumeTicket(db: Db, hash: Buffer, purposes: readonly Purpose[]): Promise<Selectable<Tickets>> {
  const ticket = await db
    .updateTable('tickets')
    .set({ date_used: sql`now()` })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where(isUsable)
    .returningAll()
    .executeTakeFirst();
  if (!ticket) throw refuse('INVALID_KEY');
  return ticket;
}

/** Deletes an account's tickets of these purposes: the links of earlier mails become invalid. */
export const deleteTicketsOf = (db: Db, accountId: number, purposes: readonly Purpose[]) =>
  db.deleteFrom('tickets').where('authentications_id', '=', accountId).where('purpose', 'in', purposes).execute();

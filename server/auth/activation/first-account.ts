import { createAccount } from '@memocartes/contract/auth/auth.schemas';
import { namedRoles, rolesOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db, Trx } from '../../database/database.ts';
import { recordCreated } from '../../history/history.writes.ts';
import { deleteTicketsOf, issueTicket } from '../tickets/tickets.ts';

const superadmin = createAccount.pick({ email: true, firstname: true, lastname: true });
export type Superadmin = z.output<typeof superadmin>;

/** Hours for which the link that sets the first password is valid [portal.first-account]. */
export const linkHours = 1;

/** Reads the superadmin's name and address. @throws Error in French that names every wrong option */
export function readSuperadmin(input: z.input<typeof superadmin>): Superadmin {
  const read = superadmin.safeParse(input);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `--${path.join('.')}\u00a0: ${message}`);
  throw new Error(wrong.join('\n'));
}

/** The pending superadmin with this address, who can get another link. */
const findPending = (trx: Trx, email: string) =>
  trx
    .selectFrom('authentications')
    .select('id')
    .where('role', 'in', rolesOf('platform'))
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();

async function insertSuperadmin(trx: Trx, { email, firstname, lastname }: Superadmin): Promise<{ id: number }> {
  const account = await trx
    .insertInto('authentications')
    .values({
      role: namedRoles.superadmin,
      email,
      firstname,
      lastname,
      status: 'PENDING',
      has_person: true,
      date_invited: sql`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) throw new Error(`L’adresse ${email} a déjà un compte\u00a0: donnez-en une autre.`);
  const user = await trx
    .insertInto('users')
    .values({ authentications_id: account.id, role: namedRoles.superadmin })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCreated(trx, null, { type: 'USER', ids: [user.id] });
  return account;
}

/**
 * Creates the first superadmin or, with `another`, a further one. If `person` is a superadmin who never chose a
 * password, only creates a new link.
 * @returns the secret of a single-use link to choose a password, valid one hour [portal.first-account]
 * @throws Error in French when a superadmin exists and `another` is false, or when another account has the address
 */
export const createSuperadmin = (db: Db, person: Superadmin, { another }: { another: boolean }): Promise<string> =>
  db.transaction().execute(async (trx) => {
    // Two concurrent commands must not both find that there is no superadmin.
    await sql`lock table authentications in share row exclusive mode`.execute(trx);
    const pending = await findPending(trx, person.email);
    const existing = await trx
      .selectFrom('authentications')
      .select('id')
      .where('role', 'in', rolesOf('platform'))
      .limit(1)
      .executeTakeFirst();
    if (existing && !pending && !another) {
      throw new Error('Un super-administrateur existe déjà. Pour en créer un autre, ajoutez --another.');
    }
    const { id } = pending ?? (await insertSuperadmin(trx, person));
    await deleteTicketsOf(trx, id, ['INVITATION']);
    return (await issueTicket(trx, id, 'INVITATION', { seconds: linkHours * 3600 })).secret;
  });

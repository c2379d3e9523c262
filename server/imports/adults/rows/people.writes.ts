import type { Role } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { eraseLapsedAccount } from '../../../auth/tickets/lapsed-accounts.ts';
import type { Trx } from '../../../database/database.ts';

type NewAdult = {
  firstname: string;
  lastname: string;
  email: string | null;
  phone: string | null;
};
type Account = { id: number; email: string | null };

/** Inserts pending accounts in the given order; skips addresses that already have an account. */
async function insertAccounts(trx: Trx, role: Role, adults: readonly NewAdult[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    insert into authentications (role, email, firstname, lastname, status)
    select ${role}, person->>'email', person->>'firstname', person->>'lastname', 'PENDING'
    from jsonb_array_elements(${JSON.stringify(adults)}::jsonb) with ordinality as adults(person, position)
    order by position
    on conflict (email) do nothing
    returning id, email
  `.execute(trx);
  return rows;
}

/** Creates the adults' accounts. Erases lapsed accounts (without a person for a day) that have one of the addresses. */
async function accountsFor<A extends NewAdult>(trx: Trx, role: Role, adults: readonly A[]) {
  const withEmail = adults.filter(({ email }) => email);
  const withoutEmail = adults.filter(({ email }) => !email);
  const created = await insertAccounts(trx, role, withEmail);
  const createdEmails = new Set(created.map(({ email }) => email));
  const notCreated = withEmail.filter(({ email }) => !createdEmails.has(email));
  for (const { email } of notCreated) await eraseLapsedAccount(trx, email!);
  if (notCreated.length) created.push(...(await insertAccounts(trx, role, notCreated)));
  const accountsWithoutEmail = await insertAccounts(trx, role, withoutEmail);
  const byEmail = new Map(created.map(({ email, id }) => [email, id]));
  const accounts = new Map<A, number>(withoutEmail.map((adult, index) => [adult, accountsWithoutEmail[index]!.id]));
  for (const adult of withEmail) {
    const id = byEmail.get(adult.email);
    if (id !== undefined) accounts.set(adult, id);
  }
  return accounts;
}

export type Created = { id: number; accountId: number };

/**
 * Creates people of a school with pending accounts.
 * @returns the created people; those whose address belongs to another account are missing
 * @throws 403 MAX_TEACHER_REACHED above the offer's seats
 */
export async function insertPeople<A extends NewAdult>(
  trx: Trx,
  { role, schoolId }: { role: Role; schoolId: number },
  adults: readonly A[],
): Promise<Map<A, Created>> {
  if (!adults.length) return new Map();
  const accounts = await accountsFor(trx, role, adults);
  const people = [...accounts].map(([{ phone }, id]) => ({ id, phone }));
  const { rows } = await sql<{ id: number; authentications_id: number }>`
    insert into users (authentications_id, role, schools_id, phone)
    select (person->>'id')::int, ${role}, ${schoolId}::int, person->>'phone'
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb) person
    returning id, authentications_id
  `.execute(trx);
  const users = new Map(rows.map(({ authentications_id, id }) => [authentications_id, id]));
  return new Map([...accounts].map(([adult, accountId]) => [adult, { id: users.get(accountId)!, accountId }]));
}

/** Checksum of the editable data of an adult (`users`, `authentications`). */
export const adultChecksum = sql<string>`
  md5(
    row(
      authentications.firstname, authentications.lastname, authentications.email, authentications.status,
      users.phone
    )::text
  )
`;

/** Checksums of adults, compared when the import is undone. */
export const adultChecksumsOf = (trx: Trx, ids: readonly number[]) =>
  trx
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select(['users.id', adultChecksum.as('mark')])
    .where(sql<boolean>`users.id = any(${ids})`)
    .orderBy('users.id')
    .execute();

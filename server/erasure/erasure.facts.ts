import { fullName } from '@memocartes/contract/text/full-name';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';

/** People about to be erased, with their current and former names and addresses: copies may contain any of them. */
export type PeopleToErase = {
  /** Ids of `students` or of `users`. */
  ids: number[];
  /** Their accounts; none for students. */
  accounts: number[];
  schools: number[];
  names: string[];
  emails: string[];
};

const unique = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))];

type Row = {
  id: number;
  account: number | null;
  school: number | null;
  firstname: string;
  lastname: string;
  email: string | null;
};
type Former = {
  id: number;
  name: string;
  school: number | null;
  firstnames: string[];
  lastnames: string[];
  emails: string[];
};

const valuesOf = (field: string) =>
  sql`
    array(
      select value
      from jsonb_array_elements_text(coalesce(changes->${sql.lit(field)}, '[]')) as value
      where value is not null
    )
  `;

/** Former names and addresses in the history. */
const findFormer = async (trx: Trx, type: 'STUDENT' | 'USER', ids: readonly number[]) =>
  (
    await sql<Former>`
      select entity_id as id, entity_name as name, schools_id as school,
        ${valuesOf('firstname')} as firstnames, ${valuesOf('lastname')} as lastnames,
        ${valuesOf('email')} as emails
      from history
      where entity_type = ${type} and entity_id = any(${ids})
    `.execute(trx)
  ).rows;

/** Every combination of a person's first and last names over time: a copy may contain any of them. */
function namesOf({ firstname, lastname }: Row, former: readonly Former[]): string[] {
  const firstnames = unique([firstname, ...former.flatMap((row) => row.firstnames)]);
  const lastnames = unique([lastname, ...former.flatMap((row) => row.lastnames)]);
  const combined = firstnames.flatMap((first) =>
    lastnames.map((last) => fullName({ firstname: first, lastname: last })),
  );
  return [...combined, ...former.map(({ name }) => name)];
}

async function factsOf(trx: Trx, type: 'STUDENT' | 'USER', rows: readonly Row[]): Promise<PeopleToErase> {
  const ids = rows.map(({ id }) => id).filter((id) => id > 0);
  const former = ids.length ? await findFormer(trx, type, ids) : [];
  const byPerson = Map.groupBy(former, ({ id }) => id);
  return {
    ids,
    accounts: unique(rows.map(({ account }) => account)),
    schools: unique([...rows.map(({ school }) => school), ...former.map(({ school }) => school)]),
    names: unique(rows.flatMap((row) => namesOf(row, byPerson.get(row.id) ?? []))).filter(Boolean),
    emails: unique([...rows.map(({ email }) => email), ...former.flatMap(({ emails }) => emails)]).filter(Boolean),
  };
}

/** The data needed to erase students. */
export async function findStudentsToErase(trx: Trx, ids: readonly number[]): Promise<PeopleToErase> {
  const { rows } = await sql<Row>`
    select id, null::int as account, schools_id as school, firstname, lastname, null::text as email
    from students
    where id = any(${ids})
  `.execute(trx);
  return factsOf(trx, 'STUDENT', rows);
}

/** The data needed to erase accounts, with or without their person. */
export async function findAccountsToErase(trx: Trx, accounts: readonly number[]): Promise<PeopleToErase> {
  const { rows } = await sql<Row>`
    select coalesce(users.id, 0) as id, authentications.id as account,
      coalesce(users.schools_id, authentications.asking_schools_id) as school, authentications.firstname,
      authentications.lastname, authentications.email
    from authentications left join users on users.authentications_id = authentications.id
    where authentications.id = any(${accounts})
  `.execute(trx);
  return factsOf(trx, 'USER', rows);
}

/** Names of at least two words: a first name alone would match in unrelated texts. */
export const searchable = (names: readonly string[]) => names.filter((name) => name.includes(' '));

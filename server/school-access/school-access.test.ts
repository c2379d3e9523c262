import { schoolStatuses } from '@memocartes/contract/schools/school';
import { accountStatuses } from '@memocartes/contract/users/account-status';
import { sql } from 'kysely';

import { type Access, accessRefusal } from '../auth/access-refusals/access-refusals.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { isActiveAccount, schoolHasAccess } from './school-access.ts';

const dates = [null, '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];
const withDates = (statuses: readonly string[]) =>
  JSON.stringify(statuses.flatMap((status) => dates.map((date_expiration) => ({ status, date_expiration }))));

type Row = {
  readonly account: Omit<Access, 'school'>;
  readonly school: Access['school'];
  readonly has_access: boolean;
};

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

test('requests are allowed to exactly the accounts that may sign in [accounts.refused] [accounts.expired] [accounts.school-closed]', async () => {
  const columns = sql`as rows (status text, date_expiration timestamptz)`;
  const { rows } = await sql<Row>`
    with
      authentications as (select * from json_to_recordset(${withDates(accountStatuses)}) ${columns}),
      schools as (select * from json_to_recordset(${withDates(schoolStatuses)}) ${columns})
    select
      row_to_json(authentications) as account, row_to_json(schools) as school,
      ${isActiveAccount} and ${schoolHasAccess} as has_access
    from authentications cross join schools
  `.execute(database.db);
  expect(rows.filter(({ has_access }) => has_access).length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.has_access !== !accessRefusal({ ...row.account, school: row.school }))).toEqual([]);
});

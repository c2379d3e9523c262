import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { adultReaders } from './adult.ts';
import type { Reader } from './sections.ts';
import { studentReaders } from './student.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

/** Tables about an adult that no section reads, and why. */
const withoutAdult = {
  cards_events: 'answers of students, in the exports of the students',
  cards_images: 'the pictures themselves are among the files',
  cards_operations: 'data to undo a change, deleted after 24 hours',
  chats_participants: 'readers of closed conversations, which the messages show',
  login_steps: 'waiting sign-ins, deleted after minutes',
  operations: 'changes of a school, in the section of changes made',
  privacy_exports: 'earlier exports, in the audit log',
  remotes_developers: 'a permission, which the portal shows to the person who has it',
  tickets: 'links and codes, which are secrets',
};

const withoutStudent = {
  operations_tracking: 'data to undo a change, deleted after 24 hours',
  privacy_exports: 'earlier exports, in the audit log',
};

/** Tables that refer to one of `targets`, and that no reader selects from. */
async function findUnread(targets: readonly string[], readers: readonly Reader[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name
    from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any(${targets})
    order by 1
  `.execute(database.db);
  const recipient = { as: 'SELF' as const, accountId: 1, schoolId: 1 };
  const text = readers.map(({ query }) => query(recipient).compile(database.db).sql).join('\n');
  return rows.map(({ name }) => name).filter((name) => !new RegExp(`\\b(?:from|join) "?${name}\\b`).test(text));
}

test('every table that refers to a person or an account has a section in the export of an adult, or a reason to have none [privacy.export]', async () => {
  const readers = adultReaders({ userId: 1, accountId: 1 });
  expect(await findUnread(['authentications', 'users'], readers)).toEqual(Object.keys(withoutAdult));
});

test('every table that refers to a student has a section in the export of a student, or a reason to have none [privacy.export]', async () => {
  expect(await findUnread(['students'], studentReaders(1))).toEqual(Object.keys(withoutStudent));
});

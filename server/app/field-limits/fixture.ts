import { documents } from '@memocartes/contract/documents/documents.routes';
import type { Route } from '@memocartes/contract/http/route';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { resetLimits } from '../../testing/limits.ts';
import type { Person } from '../../testing/seed.ts';
import { testServer } from '../../testing/server.ts';
import type { Limits } from './values.ts';

/** A school with a school admin, a teacher, a follower, a class and a student, and a document of a superadmin. */
export async function openFixture() {
  const server = await testServer();
  const { seed, db } = server;
  const superadmin = await seed.superadmin();
  const school = await seed.school({
    nb_teachers_max: 9000,
    nb_physical_boxes: 9000,
    date_subscription: '2024-01-01',
  });
  const inSchool = { schoolId: school.id };
  const schoolAdmin = await seed.schoolAdmin(inSchool);
  const class_ = await seed.class({ schools_id: school.id });
  const student = await seed.student({ schools_id: school.id });
  const teacher = await seed.teacher({ ...inSchool, account: { date_subscription: '2024-01-01T00:00:00Z' } });
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  const file = { title: 'Fiche', type: 'text/plain' as const, data: 'YQ==' };
  const document = await server.as(superadmin).body(documents.create, { body: file });
  type Table = 'schools' | 'students' | 'classes' | 'documents' | 'cards' | 'packs' | 'resources';

  return {
    server,
    superadmin,
    schoolAdmin,
    follower,
    ids: {
      school: school.id,
      class: class_.id,
      student: student.id,
      teacher: teacher.userId,
      account: teacher.id,
      follower: follower.userId,
      document: document.id,
    },
    row: async (table: Table, id: number) =>
      (await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as Record<
        string,
        unknown
      >,
    person: async (userId: number): Promise<Record<string, unknown>> => {
      const { authentication, phone } = await server.as(superadmin).body(users.view, { id: userId });
      return { ...authentication, phone };
    },
  };
}

export type LimitsFixture = Awaited<ReturnType<typeof openFixture>>;

/** A route that writes, and its fields at and beyond their limits. */
export type LimitsCase = {
  route: Route;
  as: Person;
  params?: Record<string, number | string>;
  /** A valid body; a different one on each call where values must be unique. */
  body: () => Record<string, unknown>;
  fields: Record<string, Limits>;
  /** Reads the stored fields; without `read`, the stored fields are not checked. */
  read?: (id: number) => Promise<Record<string, unknown>>;
};

const tables = [
  'schools',
  'authentications',
  'users',
  'students',
  'classes',
  'classes_users_pro',
  'users_students',
  'documents',
  'sections',
  'resources',
  'cards',
  'cards_images',
  'packs',
  'packs_cards',
  'packs_classes',
  'sessions',
  'print_jobs',
  'blobs',
  'contact_messages',
  'mails',
  'tickets',
  'history',
];

/** Checksums of `tables`. Rate limits and login sessions are left out, as each request changes them. */
export async function checksums({ server }: LimitsFixture) {
  const sums = tables.map(
    (table) =>
      sql`
        select ${sql.lit(table)} as name, md5(string_agg(stored::text, '|' order by stored::text)) as sum
        from ${sql.table(table)} stored
      `,
  );
  return (await sql`${sql.join(sums, sql` union all `)}`.execute(server.db)).rows;
}

/** Sends a body with one field changed. @returns the response, and the id of what it created */
async function send({ server }: LimitsFixture, { route, as, params, body }: LimitsCase, field: string, value: unknown) {
  const response = await server.as(as).call(route, { ...params, body: { ...body(), [field]: value } as never });
  const created = response.body as { id?: number } | undefined;
  return { status: response.status, error: response.error, id: created?.id ?? 0 };
}

const jsonOf = (value: unknown): string | undefined => JSON.stringify(value);
const excerpt = (value: unknown) => jsonOf(value)?.slice(0, 60);
const english = /\b(?:invalid|expected|too|must|required)\b/i;

/**
 * Sends every field beyond its limits. @returns the values that were not refused with 422 and a French message for
 * their field
 */
async function findAccepted(fixture: LimitsFixture, testCase: LimitsCase): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const [field, { bad }] of Object.entries(testCase.fields)) {
    for (const value of bad) {
      const { status, error } = await send(fixture, testCase, field, value);
      const fields = status === 422 ? (error.fields ?? {}) : {};
      const [, words] = Object.entries(fields).find(([path]) => path === field || path.startsWith(`${field}.`)) ?? [];
      if (!words || english.test(words)) wrong.push([field, excerpt(value), status, error]);
    }
  }
  return wrong;
}

/**
 * Sends every field at its limits.
 * @returns the refused values; if the case has `read`, also the texts that were stored differently from the text sent
 * (upper and lower case are equal)
 */
async function findRefused(fixture: LimitsFixture, testCase: LimitsCase): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const [field, { good }] of Object.entries(testCase.fields)) {
    for (const value of good) {
      await resetLimits(fixture.server.db);
      const { status, id, error } = await send(fixture, testCase, field, value);
      if (status >= 300) wrong.push([field, excerpt(value), status, error]);
      else if (testCase.read && typeof value === 'string' && !field.startsWith('date_')) {
        const storedValue = (await testCase.read(id))[field];
        const text = typeof storedValue === 'string' ? storedValue : jsonOf(storedValue);
        if (text !== undefined && text.toLowerCase() !== value.toLowerCase()) wrong.push([field, value, storedValue]);
      }
    }
  }
  return wrong;
}

/** Expects that the route refuses every value beyond the limits of a field, and that nothing is written. */
export async function expectRefused(fixture: LimitsFixture, testCase: LimitsCase): Promise<void> {
  const before = await checksums(fixture);
  expect(await findAccepted(fixture, testCase)).toEqual([]);
  expect(await checksums(fixture)).toEqual(before);
}

/** Expects that the route accepts every field at its limits, and stores it as typed if the case has `read`. */
export async function expectAccepted(fixture: LimitsFixture, testCase: LimitsCase): Promise<void> {
  expect(await findRefused(fixture, testCase)).toEqual([]);
}

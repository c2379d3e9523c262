import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSeed } from '../../testing/seed.ts';
import type { Db } from '../database.ts';
import { takeFirstOrThrow } from '../queries/rows.ts';
import { inEverySchool, runInScope, schoolScope } from './scope.ts';

let database: TestDatabase;
let db: Db;
let firstSchool: number;
let secondSchool: number;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.scoped;
  const seed = createSeed(database.db);
  firstSchool = (await seed.student()).schools_id;
  secondSchool = (await seed.student()).schools_id;
});

afterAll(() => database.stop());

const schoolsOf = async (from: Db = db) =>
  (await from.selectFrom('students').select('schools_id').orderBy('schools_id').execute()).map((row) => row.schools_id);
const inSchool = <T>(id: number, act: () => Promise<T>) => runInScope(schoolScope(id, 0), act);

const roleOf = async (from: Db) =>
  await sql<{ role: string; school: string }>`
      select current_user as role, current_setting('app.school', true) as school
    `
    .execute(from)
    .then(takeFirstOrThrow);

test('refuses a query outside a scope', async () => {
  await expect(schoolsOf()).rejects.toThrow('outside of a scope');
  await expect(db.transaction().execute(schoolsOf)).rejects.toThrow('outside of a scope');
});

test('a scope ends with its statement or transaction, also after a failure', async () => {
  const clean = { role: 'postgres', school: '' };
  await inSchool(firstSchool, () => schoolsOf());
  expect(await roleOf(database.db)).toMatchObject(clean);
  await expect(inSchool(firstSchool, () => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
  expect(await roleOf(database.db)).toMatchObject(clean);
  const failed = inSchool(firstSchool, () =>
    db.transaction().execute(async (trx) => {
      await schoolsOf(trx);
      throw new Error('undone');
    }),
  );
  await expect(failed).rejects.toThrow('undone');
  expect(await roleOf(database.db)).toMatchObject(clean);
});

test('a transaction keeps its initial scope, also after a query in every school', async () => {
  await inSchool(firstSchool, () =>
    db.transaction().execute(async (trx) => {
      expect(await schoolsOf(trx)).toEqual([firstSchool]);
      expect(await inEverySchool(() => schoolsOf(trx))).toEqual([firstSchool, secondSchool]);
      expect(await roleOf(trx)).toEqual({ role: 'memocartes_school', school: String(firstSchool) });
      await sql`savepoint s`.execute(trx);
      await expect(inEverySchool(() => sql`select 1 / 0`.execute(trx))).rejects.toThrow('division');
      await sql`rollback to savepoint s`.execute(trx);
      expect(await schoolsOf(trx)).toEqual([firstSchool]);
    }),
  );
});

test('returns rows and counts of the query, not of the statement that sets its scope', async () => {
  await inSchool(firstSchool, async () => {
    expect(
      (await sql<{ number: number }>`select number from generate_series(1, ${3}::int) number`.execute(db)).rows,
    ).toHaveLength(3);
    const { numUpdatedRows } = await db.updateTable('students').set({ firstname: 'Ada' }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    expect((await sql`select`.execute(db)).rows).toEqual([{}]);
  });
});

test('concurrent requests of two schools, some of which fail: each sees only the rows of its school', async () => {
  const visit = (id: number, n: number) =>
    inSchool(id, async () => {
      expect(await schoolsOf()).toEqual([id]);
      if (n % 5 === 0) await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division');
      await db.transaction().execute(async (trx) => {
        expect(await schoolsOf(trx)).toEqual([id]);
        if (n % 7 === 0) expect(await inEverySchool(() => schoolsOf(trx))).toEqual([firstSchool, secondSchool]);
        expect(await schoolsOf(trx)).toEqual([id]);
      });
      expect(await schoolsOf()).toEqual([id]);
    });

  await Promise.all(Array.from({ length: 50 }, (_, n) => visit(n % 2 ? firstSchool : secondSchool, n)));
});

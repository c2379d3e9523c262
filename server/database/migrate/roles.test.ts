import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import pg from 'pg';

import { testWithTwoConnections } from '../../testing/races.ts';
import { type Db, openDatabase, openScoped } from '../database.ts';
import { inEverySchool, runInScope, schoolScope } from '../scope/scope.ts';
import { checkRoles, migrateAsOwner } from './roles.ts';

// Roles set up as in deploy/README.md: neither is a superuser, and the application owns nothing.
const databaseUrl = process.env.DATABASE_URL ?? '';
const name = `roles_${randomUUID().slice(0, 8)}`;
const owner = `${name}_owner`;
const portal = `${name}_portal`;
const urlOf = (user: string) =>
  Object.assign(new URL(databaseUrl), { username: user, password: 'secret', pathname: `/${name}` }).href;
let admin: Db;
let portalDb: Db;

const run = (db: Db, text: string) => sql.raw(text).execute(db);

const outcomeOf = (statement: Promise<unknown>) =>
  statement.then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
  );

beforeAll(async () => {
  if (!databaseUrl) return;
  admin = openDatabase({ url: databaseUrl, max: 1 });
  await run(admin, `create role ${owner} login password 'secret'`);
  await run(admin, `create role ${portal} login noinherit password 'secret'`);
  for (const role of ['memocartes_school', 'memocartes_follower', 'memocartes_all']) {
    await run(admin, `grant ${role} to ${owner} with admin option`);
    await run(admin, `grant ${role} to ${portal}`);
  }
  await run(admin, `create database ${name} owner ${owner}`);
  const ownerDb = openDatabase({ url: urlOf(owner), max: 1 });
  await migrateAsOwner(ownerDb);
  await ownerDb.destroy();
  portalDb = openScoped({ url: urlOf(portal), max: 2 });
}, 60_000);

afterAll(async () => {
  if (!databaseUrl) return;
  await portalDb.destroy();
  await run(admin, `drop database ${name} with (force)`);
  await run(admin, `drop role ${owner}`);
  await run(admin, `drop role ${portal}`);
  await admin.destroy();
});

testWithTwoConnections(
  'an owner that is not a superuser can migrate, and the application’s login can use the roles granted to it',
  async () => {
    await checkRoles(portalDb);
    const readStudents = () => portalDb.selectFrom('students').select('id').execute();
    expect(await runInScope(schoolScope(1, 0), readStudents)).toEqual([]);
    const forgetOld = sql`select audit_forget(now() - interval '1 year', 1) as nb`;
    expect((await inEverySchool(() => forgetOld.execute(portalDb))).rows).toEqual([{ nb: 0 }]);
  },
);

testWithTwoConnections(
  'the application’s login reads no table before it takes a role granted to it, and cannot become the owner, or create or drop tables [asvs:13.2.2]',
  async () => {
    const login = openDatabase({ url: urlOf(portal), max: 1 });
    for (const text of [
      'select * from students',
      `set role ${owner}`,
      'create table mine (id int)',
      'drop table students',
    ]) {
      expect([text, await outcomeOf(run(login, text))]).toEqual([text, '42501']);
    }
    await login.destroy();
  },
);

testWithTwoConnections('a query text with two statements is refused, inside and outside a transaction', async () => {
  const two = 'select 1; set role memocartes_all';
  const act = () => outcomeOf(portalDb.transaction().execute((trx) => run(trx, two)));
  expect(await runInScope(schoolScope(1, 0), act)).toBe('42601');
  expect(await runInScope(schoolScope(1, 0), () => outcomeOf(run(portalDb, two)))).toBe('42601');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import pg from 'pg';

import { prepareCallers } from '../../app/permission-matrix/places/callers.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Trx } from '../database.ts';
import { grantRoles } from '../migrate/grants.ts';
import { takeFirstOrThrow } from '../queries/rows.ts';
import { everySchool, followerScope, runInScope, schoolScope, type Scope } from './scope.ts';

// Tests which rows a query without `where` can read and change.
let database: TestDatabase;
let tables: string[];
let own: Scope;
let other: Scope;
let ids: { own: number; other: number; foreignStudent: number; foreignClass: number; follower: number };

/** Tables without row-level security, with the reason. A new table needs policies or an entry here. */
const withoutRowSecurity: Record<string, string> = {
  offers: 'of the product; schools and followers may only read it',
  subjects: 'of the product; schools and followers may only read it',
  editions: 'of the product; schools and followers may only read it',
  sections: 'of the product; schools and followers may only read it',
  rate_limits: 'hashed keys and counters',
  migrations: 'closed to schools and followers',
  portal_settings: 'closed to schools and followers',
  oidc_logins: 'closed to schools and followers',
};
/** Tables with common rows, which several schools see. */
const shared = new Set(['cards', 'documents', 'blobs', 'resources', ...Object.keys(withoutRowSecurity)]);

/** Tables of which `own` can read no rows. In `contact_messages` an account reads only the messages that it sent. */
const hidden = new Set([
  'mails',
  'contact_messages',
  'prices',
  'sellers',
  'invoices_numbers',
  'api_errors',
  'csp_reports',
  'remotes_errors',
]);

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const { callers } = await prepareCallers(db);
  const { mine, otherSchool } = callers[0]!.places;
  own = schoolScope(mine.school.id, mine.staff.id);
  other = schoolScope(otherSchool.school.id, otherSchool.staff.id);
  ids = {
    own: mine.school.id,
    other: otherSchool.school.id,
    follower: mine.follower.userId,
    foreignStudent: otherSchool.student.id,
    foreignClass: otherSchool.class_.id,
  };
  for (const place of [mine, otherSchool]) {
    await sql`
      insert into history (schools_id, entity_type, entity_id, action)
      values (${place.school.id}, 'STUDENT', ${place.student.id}, 'CREATE')
    `.execute(db);
  }
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by 1
  `.execute(db);
  tables = rows.map(({ name }) => name);
}, 60_000);

afterAll(() => database.stop());

const mayRead = async (scope: Scope, table: string) => {
  const { may } = await sql<{
    may: boolean;
  }>`select has_table_privilege(${scope.role}, ${table}, 'select') as may`
    .execute(database.db)
    .then(takeFirstOrThrow);
  return may;
};

async function seenBy(scope: Scope, table: string): Promise<string[]> {
  if (!(await mayRead(scope, table))) return [];
  const query = sql<{ row: string }>`select to_jsonb(stored)::text as row from ${sql.table(table)} stored`;
  return (await runInScope(scope, () => query.execute(database.scoped))).rows.map(({ row }) => row);
}

/** Runs a function in a scope, then rolls back. */
async function runThenUndo<T>(scope: Scope, act: (trx: Trx) => Promise<T>): Promise<T> {
  let result: T;
  const undo = new Error('undo');
  await runInScope(scope, () =>
    database.scoped.transaction().execute(async (trx) => {
      result = await act(trx);
      throw undo;
    }),
  ).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return result!;
}

test('every table has row-level security, or a documented reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity
    order by 1
  `.execute(database.db);
  expect(rows.map(({ name }) => name).filter((name) => !withoutRowSecurity[name])).toEqual([]);
});

test('every role of the application has policies on every table that has row-level security', async () => {
  const { rows } = await sql<{ name: string }>`
    select pg_class.relname || ' ' || roles.role as name
    from pg_class, unnest(array['memocartes_school', 'memocartes_follower', 'memocartes_all']) roles(role)
    where pg_class.relrowsecurity
      and not exists (
        select from pg_policies
        where pg_policies.tablename = pg_class.relname and roles.role = any(pg_policies.roles)
      )
  `.execute(database.db);
  expect(rows).toEqual([]);
});

test('security-definer functions are executable only by the roles that need them', async () => {
  const roles = ['public', 'memocartes_school', 'memocartes_follower', 'memocartes_all'];
  const { rows } = await sql<{ name: string; roles: string[] }>`
    select pg_proc.proname as name,
      array(
        select role
        from unnest(${roles}::text[]) role
        where role <> 'public' and has_function_privilege(role, pg_proc.oid, 'execute')
        union
        select 'public'
        from aclexplode(coalesce(pg_proc.proacl, acldefault('f', pg_proc.proowner))) privileges
        where privileges.grantee = 0
        order by 1
      ) as roles
    from pg_proc
    where pg_proc.pronamespace = 'public'::regnamespace and pg_proc.prosecdef
    order by 1
  `.execute(database.db);
  const callable = Object.fromEntries(
    rows.filter(({ roles: may }) => may.length).map(({ name, roles: may }) => [name, may]),
  );
  const every = roles.slice(1).toSorted();
  expect(callable).toEqual({
    app_card_school: every,
    app_follows_elsewhere: every,
    app_is_in_pack: every,
    app_knows_account: every,
    app_knows_document: every,
    app_knows_user: every,
    audit_forget: ['memocartes_all'],
    audit_pseudonymise: ['memocartes_all'],
  });
});

test('select without where: returns only rows of one’s own school and common rows [permissions.database] [asvs:8.2.2]', async () => {
  const wrong: string[] = [];
  let nbCompared = 0;
  for (const table of tables) {
    const mine = await seenBy(own, table);
    const theirs = await seenBy(other, table);
    const all = await seenBy(everySchool, table);
    if (mine.length && theirs.length) nbCompared += 1;
    if (!shared.has(table) && mine.some((row) => theirs.includes(row))) wrong.push(`${table}: seen by two schools`);
    for (const row of mine.map((text) => JSON.parse(text) as { schools_id?: number | null; card_type?: string })) {
      const isForeign = row.schools_id === ids.other && row.card_type !== 'COMMUNITY';
      if (isForeign) wrong.push(`${table}: a row of another school`);
    }
    if (!withoutRowSecurity[table] && !hidden.has(table) && all.length > 1 && !mine.length) {
      wrong.push(`${table}: not even one’s own`);
    }
  }
  expect(wrong).toEqual([]);
  expect(nbCompared).toBeGreaterThan(15);
});

test('update and delete without where: change only rows of one’s own school [permissions.database]', async () => {
  const owned = ['students', 'classes', 'packs', 'sessions', 'devices', 'operations', 'print_jobs', 'users_students'];
  for (const table of owned) {
    const mine = (await seenBy(own, table)).length;
    expect(mine).toBeGreaterThan(0);
    const updated = await runThenUndo(own, (trx) =>
      sql`update ${sql.table(table)} set schools_id = schools_id`.execute(trx),
    );
    expect([table, Number(updated.numAffectedRows)]).toEqual([table, mine]);
    const deleted = await runThenUndo(own, (trx) => sql`delete from ${sql.table(table)}`.execute(trx));
    expect([table, Number(deleted.numAffectedRows)]).toEqual([table, mine]);
  }
  const cards = await runThenUndo(own, (trx) =>
    sql`update cards set code = code where schools_id is distinct from ${ids.own}`.execute(trx),
  );
  expect(cards.numAffectedRows).toBe(0n);
});

test('refuses writes into another school and references to its rows', async () => {
  const { own: mine, other: theirs, foreignStudent, foreignClass, follower } = ids;
  const writes = {
    student: sql`insert into students (schools_id, firstname) values (${theirs}, 'Eve')`,
    class: sql`insert into classes (schools_id, name, level) values (${theirs}, 'Z', 'CP')`,
    'moved student': sql`update students set schools_id = ${theirs}, classes_id = null where schools_id = ${mine}`,
    link: sql`
      insert into users_students (users_id, students_id, relation)
      values (${follower}, ${foreignStudent}, 'Mère')
    `,
    teacher: sql`insert into classes_users_pro (classes_id, users_pro_id) values (${foreignClass}, ${follower})`,
    box: sql`
      insert into cards_students (students_id, cards_id, epoch, box, moved_on, first_on)
      select ${foreignStudent}, id, 1, 1, current_date, current_date
      from cards limit 1
    `,
    history: sql`
      insert into history (schools_id, entity_type, entity_id, action)
      values (${theirs}, 'STUDENT', 1, 'DELETE')
    `,
    invoice: sql`
      insert into invoices (
        number, schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents,
        date_start, date_end
      )
      values ('1', ${mine}, 4, 'ANNUAL', 1, 1, 1, current_date, current_date)
    `,
  };
  for (const [what, write] of Object.entries(writes)) {
    const code = await runThenUndo(own, (trx) => write.execute(trx)).then(
      () => 'written',
      (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
    );
    expect([what, code]).toEqual([what, '42501']);
  }
});

test('a follower sees the schools of all their children', async () => {
  const both = followerScope([ids.own, ids.other], 0);
  const schools = (await seenBy(both, 'schools')).map((row) => (JSON.parse(row) as { id: number }).id);
  expect(schools.toSorted((a, b) => a - b)).toEqual([ids.own, ids.other].toSorted((a, b) => a - b));
  expect(await seenBy(followerScope([], 0), 'students')).toEqual([]);
});

test('the migration of row-level security can be reverted and run again', async () => {
  const folder = join(import.meta.dirname, '../../migrations');
  const [down, up] = await Promise.all(
    ['down/0023_row_level_security.sql', '0023_row_level_security.sql'].map((name) =>
      readFile(join(folder, name), 'utf8'),
    ),
  );
  await database.db.transaction().execute(async (trx) => {
    await sql.raw(down!).execute(trx);
    await sql.raw(up!).execute(trx);
  });
  expect((await seenBy(own, 'students')).length).toBeGreaterThan(0);
});

test('`grantRoles` restores the table privileges of the application’s roles, which backups do not contain', async () => {
  const privileges = async () =>
    (
      await sql`
        select relname, array(select item::text from unnest(relacl) item order by 1) as items
        from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by 1
      `.execute(database.db)
    ).rows;

  const before = await privileges();
  await sql`
    revoke all on all tables in schema public from memocartes_school, memocartes_follower, memocartes_all
  `.execute(database.db);
  expect(await privileges()).not.toEqual(before);
  await grantRoles(database.db);
  expect(await privileges()).toEqual(before);
});

test('the application may not alter or truncate tables, disable row-level security or become owner [asvs:13.2.2]', async () => {
  const { owner } = await sql<{ owner: string }>`
    select tableowner as owner from pg_tables where tablename = 'students'
  `
    .execute(database.db)
    .then(takeFirstOrThrow);
  const refused = [
    'create table public.mine (id int)',
    'alter table students disable row level security',
    'alter table students add column more int',
    'drop policy memocartes_school on students',
    'drop table students',
    'truncate students',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    `set role ${owner}`,
    'delete from history',
    'update cards_events set box = 1',
    'select * from migrations where false for update',
    "update offers set code = 'X'",
    "select audit_pseudonymise('STUDENT', '{1}', '{}')",
    "select audit_forget(now() - interval '1 year', 1)",
  ];
  for (const role of ['memocartes_school', 'memocartes_follower']) {
    for (const text of refused) {
      const code = await database.db.connection().execute(async (connection) => {
        // Not `set role`: the roles that a session may assume depend on its session user.
        await sql.raw(`set session authorization ${role}`).execute(connection);
        const outcome = await sql
          .raw(text)
          .execute(connection)
          .then(
            () => 'done',
            (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
          );
        await sql`reset session authorization`.execute(connection);
        return outcome;
      });
      expect([role, text, code]).toEqual([role, text, '42501']);
    }
  }
});

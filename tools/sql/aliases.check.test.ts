import { allShortAliases, shortAliases, sqlSources } from './aliases.ts';

test.each([
  ["db.selectFrom('students as s')", ['students as s']],
  ["query.leftJoin('classes as c', 'c.id', 'students.classes_id')", ['classes as c']],
  ["db.selectFrom(['students as s2', 'schools'])", ['students as s2']],
  ["fn.countAll().as('n')", ['n']],
  ["query.innerJoin('users_students as us', 'us.users_id', 'users.id')", ['users_students as us']],
  ['sql`select 1 from students s`', ['from students s']],
  ['sql<number>`select 1 from students join schools as o on true`', ['join schools as o', 'as o']],
  ['sql`update students s set level = null`', ['update students s']],
  ['sql`select 1 from (select 1 from students) p`', [') p']],
  ['sql`select count(*) as n from ${table} t`', ['from ? t', 'as n']],
  ["client.query('select students.id from students s')", ['from students s']],
  ["count('sessions join classes c on c.id = sessions.classes_id')", ['join classes c', 'c.id']],
  ["sql`case when s.status = 'it''s s.id' then 1 end`", ['s.status']],
])('finds the short aliases of %s', (source, aliases) => expect(shortAliases('a.ts', source)).toEqual(aliases));

test.each([
  "db.selectFrom('subjects as parent').select('parent.id as id')",
  "sql`select students.id from students join (select 1 from cards) due on true where due.day = ${'a.b'}`",
  "read('letters as l'); const file = 'a.jpg';",
])('accepts the aliases of %s', (source) => expect(shortAliases('a.ts', source)).toEqual([]));

test('aliases of tables, subqueries and columns in SQL are words', () => {
  expect(sqlSources().length).toBeGreaterThan(500);
  expect(allShortAliases()).toEqual([]);
});

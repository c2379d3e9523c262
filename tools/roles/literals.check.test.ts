import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { exceptions, roleLiterals } from './literals.ts';

const sources = String(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root }),
)
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));

test.each([
  `if (me.kind === 'TEACHER') return;`,
  `if (me.role !== 'USER') return;`,
  `.where('u.role', '=', 'USER')`,
  "sql`where u.role = 'USER'`",
  `  ADMIN: 'Direction',`,
  `const link = '/schools/users?role=TEACHER';`,
  `create({ role: 'USER', email });`,
  `roles: ['USER'],`,
])('finds a role: %s', (line) => {
  expect(roleLiterals(`const a = 1;\n${line}\n`)).toEqual([{ line: 2, text: line.trim() }]);
});

test.each([
  `recordChanges(trx, actor, 'USER', ids);`,
  `<History entityType="USER" entityId={id} />`,
  `entity_type = 'USER' and id = 1`,
  `// a school admin (ADMIN) and 'TEACHER'`,
  `offerIds.TEACHER_FREE`,
])('finds no role: %s', (line) => {
  expect(roleLiterals(line)).toEqual([]);
});

test('roles are named only in the table and in the exceptions [permissions.role-table]', () => {
  const others = sources.filter((path) => !exceptions.some(({ files }) => files.test(path)));
  expect(others.length).toBeGreaterThan(1000);
  const occurrences = others.flatMap((path) =>
    roleLiterals(readFileSync(join(root, path), 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(occurrences).toEqual([]);
});

test('every exception still matches files', () => {
  for (const { files } of exceptions) expect(sources.some((path) => files.test(path))).toBe(true);
});

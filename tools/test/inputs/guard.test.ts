import { cpSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../packages.ts';

const screen = 'mf-follower/dashboard/DashboardPage.tsx';

test.each([
  ['a screen of a remote', screen, () => readFileSync(join(root, screen), 'utf8')],
  ['a screen of a remote, copied', screen, () => cpSync(join(root, screen), join(root, '.cache/never'))],
  ['a folder of a remote', 'mf-follower', () => readdirSync(join(root, 'mf-follower'))],
  ['all files by a pattern', '(the root folder)', () => globSync('**/*.md', { cwd: root })],
  ['all files', '(the root folder)', () => readdirSync(root, { recursive: true })],
])('a test of the target test can’t read %s: Nx would not run it after a change', (_, path, read) => {
  expect(read).toThrow(`tools/test/inputs/guard.test.ts reads ${path}, which is not an input`);
});

test('a test of the target test reads the inputs, and the names of the packages', () => {
  expect(readFileSync(join(root, 'mf-follower/record.ts'), 'utf8')).toContain('mf-follower');
  expect(readdirSync(root)).toContain('mf-follower');
});

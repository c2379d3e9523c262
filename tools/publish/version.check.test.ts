import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageDir } from '../packages.ts';

const name = 'mf-student';
const leftovers: string[] = [];
afterEach(() => leftovers.splice(0).forEach((file) => rmSync(file)));

/** Creates a file like those that tests or tools create. */
function addLeftover(folder: string) {
  const file = join(packageDir(name), folder, 'leftovers-by-a-test.ts');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'export {};\n');
  leftovers.push(file);
}

test('the version depends only on sources, not on test results, coverage, caches or builds [portal.version]', () => {
  for (const folder of ['test-results', 'coverage', '.cache', '.nx', 'dist', 'node_modules']) addLeftover(folder);
  const inputs = JSON.parse(
    execFileSync(
      process.execPath,
      ['--no-deprecation', join(import.meta.dirname, 'testing/inputs.ts'), name, 'build'],
      {
        encoding: 'utf8',
        env: { ...process.env, NX_DAEMON: 'false' },
      },
    ),
  ) as string[];
  for (const source of ['record.ts', 'remote.ts', 'texts/fr.json', 'package.json']) {
    expect(inputs).toContain(`${name}/${source}`);
  }
  expect(inputs).toContain('tools/webpack/config.ts');
  const others = /leftovers-by-a-test|(^|\/)(test-results|coverage|dist|node_modules|\.\w+)\/|\.(test|stories)\.|\.md$/;
  expect(inputs.filter((file) => others.test(file))).toEqual([]);
}, 60_000);

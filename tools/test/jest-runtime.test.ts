import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';

type Result = { name: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] };
let folder: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/jest-runtime-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs test files of these texts one after the other in one process. @returns `passed`, or the first failure, of each test */
function runFiles(files: Record<string, string>): { outcomes: Record<string, string>; stderr: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const preset = JSON.stringify(join(root, 'jest.preset.js'));
  const sequencer = `import base from ${JSON.stringify(join(root, 'node_modules/@jest/test-sequencer/build/index.js'))};
    export default class extends base.default { sort(tests) { return tests.toSorted((a, b) => a.path.localeCompare(b.path)); } }`;
  writeFileSync(join(folder, 'sequencer.mjs'), sequencer);
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import { node } from ${preset};
    export default { ...node(import.meta.dirname), testTimeout: 500, testSequencer: '<rootDir>/sequencer.mjs' };`,
  );
  const out = join(folder, 'out.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--rootDir', folder, '--config', join(folder, 'jest.config.mjs'), '--runInBand'];
  const { stderr } = spawnSync(process.execPath, [...args, '--json', '--outputFile', out], { encoding: 'utf8' });
  const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as { testResults: Result[] };
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages }) => [
      title,
      failureMessages[0]?.split('\n', 1)[0] ?? status,
    ]),
  );
  return { outcomes: Object.fromEntries(outcomes) as Record<string, string>, stderr };
}

test('test files of a process share their modules, and neither globals, environment nor tests', () => {
  const file = (name: string) => `import { count } from './shared.ts';
    test('${name}: evaluations of the module', () => expect(globalThis.evaluations).toBe(1));
    test('${name}: order of the files', () => expect(count()).toBe(${name === 'a' ? 1 : 2}));
    test('${name}: fetch and PORT', () => expect([fetch.name, process.env.PORT_OF_TEST]).toEqual(['fetch', undefined]));
    test('${name}: leaves them changed', () => void (globalThis.fetch = function other() {}, process.env.PORT_OF_TEST = '1'));`;
  const { outcomes } = runFiles({
    'shared.ts': `globalThis.evaluations = (globalThis.evaluations ?? 0) + 1;
      let files = 0;
      export const count = (): number => (files += 1);`,
    'a.test.ts': file('a'),
    'b.test.ts': file('b'),
  });
  expect(Object.keys(outcomes)).toHaveLength(8);
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['passed']));
});

test('failures, time limits, hooks, rejections and files without a test are found', () => {
  const { outcomes, stderr } = runFiles({
    'a.test.ts': `test('fails', () => expect(1).toBe(2));
      test('never ends', () => new Promise(() => undefined));
      test('leaves a rejection', async () => { void Promise.reject(new Error('left')); await new Promise((r) => setTimeout(r, 20)); });
      test('asserts nothing', () => expect.hasAssertions());
      describe('with a hook', () => { beforeAll(() => { throw new Error('hook'); }); test('never starts', () => undefined); });`,
    'b.test.ts': `export {};`,
  });
  const expected = {
    fails: 'expect(',
    'never ends': 'Exceeded timeout of 500 ms',
    'leaves a rejection': 'left',
    'asserts nothing': 'hasAssertions',
    'never starts': 'hook',
  };
  expect(Object.keys(outcomes)).toEqual(Object.keys(expected));
  for (const [title, failure] of Object.entries(expected)) expect(outcomes[title]).toContain(failure);
  expect(stderr).toContain('Your test suite must contain at least one test');
});

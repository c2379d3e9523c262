import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';

type Result = {
  readonly name: string;
  readonly assertionResults: { readonly title: string; readonly status: string; readonly failureMessages: string[] }[];
};
let folder: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/jest-runtime-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs test files with these contents in one process, in the order of their names. @returns `passed`, or the first
 * failure, of each test
 */
function runFiles(
  files: Record<string, string>,
  settings: 'node' | 'web' = 'node',
): { readonly outcomes: Record<string, string>; readonly stderr: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const preset = JSON.stringify(join(root, 'jest.preset.js'));
  const sequencer = `import base from ${JSON.stringify(join(root, 'node_modules/@jest/test-sequencer/build/index.js'))};
    export default class extends base.default { sort(tests) { return tests.toSorted((a, b) => a.path.localeCompare(b.path)); } }`;
  writeFileSync(join(folder, 'sequencer.mjs'), sequencer);
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import { ${settings} } from ${preset};
    export default { ...${settings}(import.meta.dirname), testTimeout: 500, testSequencer: '<rootDir>/sequencer.mjs' };`,
  );
  const out = join(folder, 'out.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--rootDir', folder, '--config', join(folder, 'jest.config.mjs'), '--runInBand'];
  const { stderr } = spawnSync(process.execPath, [...args, '--json', '--outputFile', out], { encoding: 'utf8' });
  const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as { readonly testResults: Result[] };
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages }) => [
      title,
      failureMessages[0]?.split('\n', 1)[0] ?? status,
    ]),
  );
  return { outcomes: Object.fromEntries(outcomes) as Record<string, string>, stderr };
}

test('test files of a process share modules, but not globals, environment or tests', () => {
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

test('detects failures, timeouts, failed hooks, unhandled rejections and files without a test', () => {
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

describe('in a web package', () => {
  test('test files of a process share libraries and a page, which is reset after each file', () => {
    const checks = {
      'the library': "expect(Object.hasOwn(React, 'mark')).toBe(name !== 'a')",
      'the package': 'expect(count()).toBe(1)',
      'mocked modules': "expect(answer()).toBe(name === 'b' ? 'mocked' : 'real')",
      elements: "expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')",
      storage: "expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])",
      address: "expect([location.href, history.state]).toEqual(['http://localhost/', null])",
      globals:
        "expect(['leftGlobal' in window, typeof fetch, process.env.LEFT]).toEqual([false, 'undefined', undefined])",
      prototypes:
        "expect([[].left, Element.prototype.getBoundingClientRect.name]).toEqual([undefined, 'getBoundingClientRect'])",
      spies: 'expect([Math.random() === 5, Storage.prototype.getItem.name]).toEqual([false, "getItem"])',
      timers: 'expect([setTimeout.clock, Date.now() < 1e12]).toEqual([undefined, false])',
      listeners: "dispatchEvent(new Event('resize')); document.body.click(); expect(window.leftEvents).toBe(undefined)",
      matchers: 'expect(expect(1).toBeLeft).toBe(undefined)',
      'a late timer':
        'await new Promise((resolve) => setTimeout(resolve, 60)); expect(window.leftTimer).toBe(undefined)',
      console: "expect(console.error.name).not.toBe('left')",
    };

    const file = (name: string) => `import * as React from 'react';
      import { answer } from './answer.ts';
      import { count } from './state.ts';
      const name = '${name}';
      ${name === 'b' ? "jest.mock('./answer.ts', () => ({ answer: () => 'mocked' }));" : ''}
      ${Object.entries(checks)
        .map(([title, check]) => `test('${name}: ${title}', async () => { ${check}; });`)
        .join('\n')}
      test('${name}: leaves all of it changed', () => {
        React.default.mark = true;
        document.documentElement.lang = 'fr';
        document.head.append(document.createElement('style'));
        document.body.innerHTML = '<p>left</p>';
        localStorage.setItem('left', '1');
        sessionStorage.setItem('left', '1');
        document.cookie = 'left=1';
        history.pushState({ left: true }, '', '/left?page=2');
        window.leftGlobal = true;
        globalThis.fetch = () => undefined;
        process.env.LEFT = '1';
        Array.prototype.left = true;
        Element.prototype.getBoundingClientRect = function left() {};
        jest.spyOn(Math, 'random').mockReturnValue(5);
        jest.spyOn(Storage.prototype, 'getItem').mockReturnValue('left');
        for (const target of [window, document.body]) {
          target.addEventListener('resize', () => (window.leftEvents = true));
          target.addEventListener('click', () => (window.leftEvents = true));
        }
        setTimeout(() => (window.leftTimer = true), 20);
        setInterval(() => (window.leftTimer = true), 5);
        requestAnimationFrame(() => (window.leftTimer = true));
        expect.extend({ toBeLeft: () => ({ pass: true, message: () => '' }) });
        console.error = function left() {};
        jest.useFakeTimers({ now: 0 });
      });`;

    const { outcomes } = runFiles(
      {
        'state.ts': 'let files = 0; export const count = (): number => (files += 1);',
        'answer.ts': "export const answer = (): string => 'real';",
        ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.test.ts`, file(name)])),
      },
      'web',
    );
    expect(Object.keys(outcomes)).toHaveLength(3 * (Object.keys(checks).length + 1));
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'passed')).toEqual([]);
  });

  test('detects warnings, uncaught errors, failures and timeouts in each file, and testing-library cleans up', () => {
    const file = (name: string) => `import { render, screen } from '@testing-library/react';
      import { createElement } from 'react';
      test('${name}: warns', () => { console.error('a warning'); });
      test('${name}: fails', async () => { render(createElement('p', null, 'shown')); await screen.findByText('other', {}, { timeout: 60 }); });
      test('${name}: cleans up', () => expect(document.body.textContent).toBe(''));
      test('${name}: throws', async () => {
        setTimeout(() => { throw new Error('uncaught'); });
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      test('${name}: never ends', () => new Promise(() => undefined), 200);
      afterAll(() => addEventListener('error', () => undefined));`;

    const { outcomes, stderr } = runFiles({ 'a.test.ts': file('a'), 'b.test.ts': file('b') }, 'web');
    for (const name of ['a', 'b']) {
      expect(outcomes[`${name}: warns`]).toContain('Reported during this test');
      expect(outcomes[`${name}: fails`]).toContain('Unable to find an element with the text: other');
      expect(outcomes[`${name}: cleans up`]).toBe('passed');
      expect(outcomes[`${name}: throws`]).toContain('uncaught');
      expect(outcomes[`${name}: never ends`]).toContain('Exceeded timeout of 200 ms');
    }
    expect(stderr).toContain('shown');
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from '../packages.ts';
import { screensOf, stateOf, states, storiesOf, storyNamesOf } from './screens.ts';

const listFiles = (pattern: string) =>
  String(execFileSync('git', ['ls-files', '-co', '--exclude-standard', pattern], { cwd: root }))
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

const readText = (path: string) => readFileSync(join(root, path), 'utf8');

const files = listFiles('*.stories.tsx').filter((path) => !path.startsWith('tools/'));
const stories = new Map<string, string[]>();
for (const file of files) {
  const { component, names } = storiesOf(file);
  if (component) stories.set(component, [...(stories.get(component) ?? []), ...names]);
}

/** States that a screen never has, with the reason. */
const absentStates: Record<string, string> = {
  'shared-features/schools/my-school/MySchoolPage.tsx empty': 'a school always has its details',
  'mf-teacher/schools/SchoolPage.tsx empty': 'a school always has its details',
  'mf-school-admin/my-school/PrivacyPage.tsx loading': 'the register is a text of the product',
  'mf-school-admin/my-school/PrivacyPage.tsx empty': 'the register is a text of the product',
  'mf-school-admin/my-school/PrivacyPage.tsx error': 'the register is a text of the product',
  'mf-teacher/administration/PrivacyPage.tsx loading': 'the register is a text of the product',
  'mf-teacher/administration/PrivacyPage.tsx empty': 'the register is a text of the product',
  'mf-teacher/administration/PrivacyPage.tsx error': 'the register is a text of the product',
};

/** Screens whose component has its stories in another file. */
const sameAs: Record<string, string> = {
  'mf-superadmin/classes/CollectivePage.tsx': 'shared-features/collective-revision/CollectivePage.tsx',
};

const shownStates = (file: string) => new Set(storyNamesOf(sameAs[file] ?? file, stories).map(stateOf));

const screens = listFiles('mf-*/remote.ts').flatMap((path) =>
  screensOf(dirname(path)).map((screen) => ({ remote: dirname(path), ...screen })),
);

test('finds every screen of every remote', () => {
  expect(screens.length).toBeGreaterThan(50);
  for (const path of listFiles('mf-*/record.ts')) {
    const nbRoutes = [...readText(path).matchAll(/\{ path: '/g)].length;
    expect([path, screens.filter(({ remote }) => remote === dirname(path)).length]).toEqual([path, nbRoutes]);
  }
});

test('every screen has a story of each state that it can have: loading, empty, error, filled [portal.stories]', () => {
  const missing = screens.flatMap(({ remote, path, file }) => {
    const shown = shownStates(file);
    return states
      .filter((state) => !shown.has(state) && !absentStates[`${file} ${state}`])
      .map((state) => `${remote} ${path}: no story shows ${file} ${state}`);
  });
  expect(missing).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = screens.flatMap(({ file }) => {
    const shown = shownStates(file);
    return states.filter((state) => !shown.has(state)).map((state) => `${file} ${state}`);
  });
  expect(Object.keys(absentStates).filter((key) => !needed.includes(key))).toEqual([]);
  const withoutStories = screens.filter(({ file }) => storyNamesOf(file, stories).length === 0);
  expect(Object.keys(sameAs).filter((key) => !withoutStories.some(({ file }) => file === key))).toEqual([]);
});

test('every public page of the shell has a story [portal.stories]', () => {
  const shown = readText('shell/public/PublicPages.stories.tsx');
  const [, pages = ''] = /const pages: [^{]*\{([\s\S]*?)\n\};/.exec(readText('shell/public/PublicApp.tsx')) ?? [];
  const paths = [...pages.matchAll(/^ {2}'([^']+)':/gm)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !new RegExp(`'${path}(['/?#])`).test(shown))).toEqual([]);
});

/** Path and text of every test of components. */
const tests = listFiles('*.test.tsx').map((path) => ({ path, text: readText(path) }));

const testsOf = (file: string) =>
  tests.filter(({ path, text }) =>
    [...text.matchAll(/from '([^']+\.stories\.tsx)'/g)].some(
      ([, specifier]) => normalize(join(dirname(path), specifier!)) === file,
    ),
  );

test('every story is rendered by a test of its package [portal.stories]', () => {
  const forgotten = files.flatMap((file) => {
    const text = testsOf(file)
      .map((test) => test.text)
      .join('\n');
    if (/testStories\(\w+\)/.test(text) || /Object\.(entries|values)(<[^>]*>)?\(\s*composeStories/.test(text)) {
      return [];
    }
    return storiesOf(file)
      .names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${file} ${name}`);
  });
  expect(forgotten).toEqual([]);
});

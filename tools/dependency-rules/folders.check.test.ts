import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../packages.ts';
import { crowdedFolders, mutualFolders } from './folders.ts';

const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

/** Folders and pairs of folders that may break a rule, by package, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'mf-follower: child ⇄ children': 'the story data of a week includes the story data of the children',
  'mf-superadmin: . ⇄ school': 'story data includes the texts of the remote',
  'mf-superadmin: . ⇄ schools': 'story data includes the texts of the remote',
  'shared-api: .': 'one file per resource, each imported by its name (docs/architecture.md)',
  'tools: . ⇄ webpack':
    'build.ts is a command of each web package, and packages.ts lists the packages for every folder',
};

const foundIn = (name: string, find: (folder: string) => string[]) =>
  find(join(root, name)).map((finding) => ({
    finding,
    exception: `${name}: ${finding.slice(0, finding.indexOf(':'))}`,
  }));

const crowded = (folder: string) => crowdedFolders(folder, 12);

describe.each(packages)('%s', (name) => {
  const violations = (find: (folder: string) => string[]) =>
    foundIn(name, find).flatMap(({ finding, exception }) => (exception in exceptions ? [] : [finding]));

  test('no two folders import each other, including types', () => {
    expect(violations(mutualFolders)).toEqual([]);
  });

  test('a folder has at most twelve source files', () => {
    expect(violations(crowded)).toEqual([]);
  });
});

test('every exception is still needed', () => {
  const found = packages.flatMap((name) => [...foundIn(name, mutualFolders), ...foundIn(name, crowded)]);
  expect(Object.keys(exceptions).filter((key) => !found.some(({ exception }) => exception === key))).toEqual([]);
});

describe('a package with two folders that import each other', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'folders-'));
    const files = {
      'a/one.ts': "import { two } from '../b/two.ts';\nexport const one = two;",
      'a/other.ts': 'export type Other = string;',
      'a/one.test.ts': "import '../c/three.ts';",
      'b/two.ts': "import type { Other } from '../a/other.ts';\nexport const two: Other = '';",
      'c/three.ts': "import { one } from '../a/one.ts';\nexport const three = one;",
      'c/three.data.ts': 'export const data = 3;',
      'c/three.spec.ts': "import '../d/d.ts';",
      'c/three.css': '',
      'd/d.ts': "import '../c/three.css';\nimport { three } from '../c/three.ts';\nexport const d = three;",
      'd/inside/e.ts': "import '../d.css';",
      'd/d.css': '',
      'd/f.ts': "import './inside/e.ts';",
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test('names the pair and both imports, including type-only imports, and ignores tests and styles', () => {
    expect(mutualFolders(folder)).toEqual(['a ⇄ b: a/one.ts → b/two.ts; b/two.ts → a/other.ts']);
  });

  test('names a folder with too many files', () => {
    expect(crowdedFolders(folder, 1)).toEqual(['a: 2', 'd: 2']);
  });
});

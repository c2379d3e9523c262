import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { crowdedFolders, mutualFolders } from './folders.ts';

const root = join(import.meta.dirname, '../..');

describe.each(['server', 'contract'])('%s', (name) => {
  test('no two folders import each other, including types', () => {
    expect(mutualFolders(join(root, name))).toEqual([]);
  });

  test('a folder has at most twelve source files', () => {
    expect(crowdedFolders(join(root, name), 12)).toEqual([]);
  });
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
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('names the pair and both imports, including type-only ones, and ignores tests', () => {
    expect(mutualFolders(folder)).toEqual(['a ⇄ b: a/one.ts → b/two.ts; b/two.ts → a/other.ts']);
  });

  test('names a folder with too many files', () => {
    expect(crowdedFolders(folder, 1)).toEqual(['a: 2']);
  });
});

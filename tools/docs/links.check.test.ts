import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { root } from '../packages.ts';
import { brokenIn, headingsOf, linksOf, pathsOf } from './links.ts';

const excluded = /^(node_modules|dist|\.data|\.cache|\.nx|storybook-static|test-results|playwright-report)$/;
const pages = globSync('**/*.md', { cwd: root, exclude: (path) => excluded.test(basename(path)) }).sort();

test('every link, anchor and path of every page exists', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => brokenIn(root, page))).toEqual([]);
});

test('reads links and paths of a page, outside of code blocks', () => {
  const page = ['[a](b.md#c) ![d](e.png) [f](https://g.h) `tools/one.ts` `a/<b>/c.ts`', '```', '[no](no.md)', '```'];
  expect(linksOf(page.join('\n'))).toEqual(['b.md', 'e.png']);
  expect(pathsOf(page.join('\n'))).toEqual(['tools/one.ts']);
});

test('headings have the anchors that GitHub generates', () => {
  expect(headingsOf('# Done when\n## `a`: b')).toEqual(['done-when', 'a-b']);
});

test('reports broken links, anchors and paths, but not paths of other repositories', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/there.md'), '# There');
  writeFileSync(
    join(folder, 'page.md'),
    '[a](docs/there.md#there) [b](docs/gone.md) [c](docs/there.md#here) `docs/one.ts` `other/one.ts`',
  );
  const broken = brokenIn(folder, 'page.md');
  rmSync(folder, { recursive: true });
  expect(broken).toEqual(['page.md: docs/gone.md', 'page.md: docs/there.md#here', 'page.md: docs/one.ts']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testStories } from '../testing/testStories.tsx';
import * as stories from './ListTools.stories.tsx';

testStories(stories);

test('a combo box has the same place while it is loading', () => {
  const css = readFileSync(join(__dirname, 'list-tools.css'), 'utf8');
  expect(css).toMatch(/\.mc-tools > \.mc-field:has\(\.ant-select, \.mc-skeleton\) \{\s*flex: 1 1 170px;/);
  expect(css).not.toMatch(/:has\(\.ant-select\)/);
});

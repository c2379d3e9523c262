import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './SessionCode.stories.tsx';
import { spacedCode } from './SessionCode.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test.each([
  ['407193', '407\u00a0193'],
  ['4071', '407\u00a01'],
  ['40', '40'],
  ['', ''],
])('shows %s as « %s »', (code, shown) => expect(spacedCode(code)).toBe(shown));

test('screen readers read the code digit by digit', () => {
  renderInTheme(<Default />);
  expect(screen.getByText('4 0 7 1 9 3')).toBeInTheDocument();
});

test('the code is never wider than its container, even with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'session-code.css'), 'utf8');
  expect(css).toMatch(/\.mc-code__digits \{[^}]*font-size: min\(22cqi, 15rem\);/);
  expect(css).toMatch(/\.mc-code__hint \{[^}]*overflow-wrap: anywhere;/);
});

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

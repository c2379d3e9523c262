import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Tabs.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('arrows move between tabs, and wrap around at the ends', async () => {
  renderInTheme(<Default />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: /Écoles à facturer/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'Factures payées' });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Factures payées' })).toBeInTheDocument();
});

test('tabs that were hidden at first scroll the selected tab into view once they have a width', () => {
  const { ResizeObserver: original } = globalThis;
  let notify: () => void = () => undefined;
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      notify = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  renderInTheme(<Default />);
  const row = screen.getByRole('tablist');
  jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(screen.getByRole('tab', { selected: true }), 'offsetLeft', 'get').mockReturnValue(500);
  notify();
  expect(row.scrollLeft).toBe(400);
  globalThis.ResizeObserver = original;
});

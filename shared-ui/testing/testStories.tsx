import { composeStories } from '@storybook/react';
import { act, cleanup, getConfig, render, type RenderResult, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType, ReactElement } from 'react';

import { ThemeProvider } from '../theme/ThemeProvider.tsx';

/** Stories of a file, all or some. */
type Stories = Parameters<typeof composeStories>[0] & Readonly<Record<string, unknown>>;

// Colours are checked in a browser and by theme.test.tsx, as jsdom doesn't render; page rules don't apply to a story.
const disabledRules = [
  'color-contrast',
  'label-content-name-mismatch',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'landmark-banner-is-top-level',
];
const rules = Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }]));

/**
 * The axe findings of an element, one line each. Uses `asyncWrapper`, as `findBy…` does, since the screen may update
 * meanwhile.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const run = () => axe.run(element, { rules, resultTypes: ['violations'] });
  const { violations } = (await getConfig().asyncWrapper(run)) as axe.AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Renders an element as in the portal: in French, in light mode, with the accent of teachers. */
export const renderInTheme = (element: ReactElement): RenderResult =>
  render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider accent="teacher" mode="light" locale="fr">
        {children}
      </ThemeProvider>
    ),
  });

/** One test for each story: it renders without axe findings [interface.accessible]. */
export function testStories(stories: Stories): void {
  const all = Object.entries<ComponentType>(composeStories(stories));

  test.each(all)('story %s is accessible', async (_name, Story) => {
    const { container } = renderInTheme(<Story />);
    await act(async () => undefined);
    // A screen is rendered after its texts have loaded; dialogs are rendered next to the container.
    await waitFor(() => expect(container.children.length + document.body.children.length).toBeGreaterThan(1));
    expect(await axeFindings(document.body)).toEqual([]);
    cleanup();
  });
}

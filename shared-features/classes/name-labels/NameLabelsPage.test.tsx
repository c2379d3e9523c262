import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { class_ } from '../page/classes.data.ts';
import * as stories from './NameLabelsPage.stories.tsx';

const { Default, Loading, Empty, Failed, English } = composeStories(stories);

test('shows a label for each student with the picture from the tablets, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<Default />);
  const labels = within(await screen.findByRole('list', { name: /^Étiquettes.: CE1 A$/ })).getAllByRole('listitem');
  expect(labels).toHaveLength(class_.students.length);
  for (const [i, { firstname, picture }] of class_.students.entries()) {
    expect(labels[i]).toHaveTextContent(firstname);
    const shown = labels[i]!.querySelector<HTMLElement>('.mc-child-picture')!.dataset;
    expect([shown['drawing'], shown['colour']]).toEqual([String(Math.floor(picture / 8)), String(picture % 8)]);
  }
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalled();
});

test('shows loading, no student, a failure and English texts', async () => {
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [Empty, 'Aucun élève dans cette classe'],
    [English, 'Labels: CE1 A'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    // Only the English story shows labels to print.
    if (Story !== English) expect(screen.queryByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
    unmount();
  }
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

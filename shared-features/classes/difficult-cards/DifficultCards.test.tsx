import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { hardest } from '../../fixtures/difficult-cards.data.ts';
import * as stories from './DifficultCards.stories.tsx';

const { Default, Many, LongPeriodFailed, Loading, Empty, Failed, English } = composeStories(stories);
const [first, second] = hardest.cards.map(({ card }) => card.id);

test('shows the cards with the number and names of the students in difficulty', async () => {
  render(<Default />);
  expect(await screen.findByRole('checkbox', { name: /^4 élèves butent sur «/ })).toBeChecked();
  expect(screen.getByText('9 erreurs sur 15 réponses')).toBeVisible();
  const who = within(screen.getAllByRole('list', { name: /^Élèves qui butent/ })[0]!);
  expect(who.getByRole('link', { name: /^Awa TRAORÉ.: ses cartes manquées$/ })).toHaveAttribute(
    'href',
    '/students/12?list-state=missed',
  );
  expect(await axeFindings(document.body)).toEqual([]);
});

test('links to the revision or the printing of the selected cards', async () => {
  render(<Default />);
  expect(await screen.findByRole('link', { name: 'Revoir ensemble (2 cartes)' })).toHaveAttribute(
    'href',
    `/classes/collective/3?cards=chosen&only=${first},${second}`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^4 élèves/ }));
  expect(screen.getByRole('link', { name: 'Revoir ensemble (1 carte)' })).toHaveAttribute(
    'href',
    `/classes/collective/3?cards=chosen&only=${second}`,
  );
  expect(screen.getByRole('link', { name: 'Réimprimer (1 carte)' })).toHaveAttribute(
    'href',
    `/schools/print-cards?cards=${second}&copies=2`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^2 élèves/ }));
  expect(screen.getByText('Cochez les cartes à retravailler.')).toBeVisible();
});

test('shows and selects the first four cards; shows the others on request', async () => {
  render(<Many />);
  expect(await screen.findByRole('link', { name: 'Revoir ensemble (4 cartes)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Voir 3 autres cartes' }));
  expect(screen.getByRole('link', { name: 'Revoir ensemble (7 cartes)' })).toBeVisible();
});

test('a period that can’t be loaded shows the failure, not earlier cards [interface.list-failure]', async () => {
  render(<LongPeriodFailed />);
  await screen.findByRole('checkbox', { name: /^4 élèves/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Période' }), '30 derniers jours');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^4 élèves/ })).not.toBeInTheDocument();
});

test('shows the loading state, no cards and a failure', async () => {
  const { unmount } = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  unmount();
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune carte n’arrête plusieurs élèves')).toBeVisible();
  empty.unmount();
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByRole('checkbox', { name: /^4 students struggle with/ })).toBeVisible();
});

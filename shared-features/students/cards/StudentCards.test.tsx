import { chooseFilter } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './StudentCards.stories.tsx';

const { Default, OfABox, Loading, NothingDue, Failed, English } = composeStories(stories);

test('shows each card with question, answer, box, last answers and due date', async () => {
  render(<Default />);
  const missed = await screen.findByRole('row', { name: /7 × 8 = \?/ });
  expect(missed).toHaveTextContent(/56 ?1/);
  expect(missed).toHaveTextContent('de la plus ancienne à la plus récente : juste, fausse, juste, fausse, fausse');
  // Without « En tout », the total would sound like another answer.
  expect(missed).toHaveTextContent(/fausse\. En tout\s: ?5 justes sur 9/);
  expect(missed).toHaveTextContent('aujourd’hui');
  expect(screen.getByRole('row', { name: /7 × 3 = \?/ })).toHaveTextContent('pas encore');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows tabs for all, missed and acquired cards with their counts; a tab can be selected', async () => {
  render(<Default />);
  expect(await screen.findByRole('tab', { name: 'Toutes 35' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: /^Manquées depuis 14 jours ?6/ }));
  expect(screen.getByRole('tab', { name: /^Manquées/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /^Acquises cette semaine ?2/ })).toBeVisible();
});

test('the heading names the opened box and has focus', async () => {
  render(<OfABox />);
  const heading = await screen.findByRole('heading', { name: /^Ses cartes.: boîte 1 · Mathématiques$/ });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Retirer le filtre Boîte.: Boîte 1$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Retirer le filtre Matière.: Mathématiques$/ })).toBeVisible();
});

test('a box chosen in the list’s filter leaves the focus in the filter', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await screen.findByRole('row', { name: /7 × 8 = \?/ });
  await chooseFilter(user, 'Boîte', 'Boîte 1');
  expect(await screen.findByRole('heading', { name: /^Ses cartes.: boîte 1$/ })).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
});

test('shows that no card is due today', async () => {
  render(<NothingDue />);
  expect(await screen.findByText('Rien à revoir aujourd’hui')).toBeVisible();
});

test('shows loading and a failure', async () => {
  const { unmount } = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  unmount();
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByRole('tab', { name: /^Due today ?5/ })).toBeVisible();
});

import { offerIds } from '@memocartes/contract/offers/offers';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { StudentFollowersAndHistory } from './index.ts';
import { student } from './student-page.data.ts';
import * as stories from './StudentFollowersAndHistory.stories.tsx';
import { studentPageTexts } from './texts.ts';

const { Default, NoFollower, OfATeacher, Failed, ClassesFailed, English } = composeStories(stories);

test('shows the student’s followers, the tag of a follower who is not invited yet, and the history', async () => {
  render(<Default />);
  expect(await screen.findByRole('row', { name: /Karim BENALI Père 06 12 34 56 78/ })).toBeVisible();
  const secondRow = within(screen.getByRole('row', { name: /Odile MARTIN Voisine/ }));
  expect(secondRow.getByText('À compléter')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Historique' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('offers the other classes for a change of class, not the student’s own', async () => {
  render(<Default />);
  await userEvent.click(await moreAction(userEvent, 'Changer de classe'));
  const choice = within(await screen.findByRole('dialog', { name: 'Placer un élève dans une classe' }));
  expect(await choice.findByRole('option', { name: 'CE2 · CE2 · 22 élèves' })).toBeInTheDocument();
  expect(choice.queryByRole('option', { name: /CE1 A/ })).not.toBeInTheDocument();
});

test('shows why the classes could not be loaded when the class is changed, and tries again', async () => {
  render(<ClassesFailed />);
  await userEvent.click(await moreAction(userEvent, 'Changer de classe'));
  const choice = within(await screen.findByRole('dialog', { name: 'Placer un élève dans une classe' }));
  expect(await choice.findByText(/Une erreur est survenue/)).toBeVisible();
  expect(choice.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(choice.queryByRole('combobox')).not.toBeInTheDocument();
});

test('without followers, shows the next step', async () => {
  render(<NoFollower />);
  expect(await screen.findByText('Personne ne suit encore cet élève')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajouter un proche' })).toBeVisible();
  expect(await moreAction(userEvent, 'Placer dans une classe')).toBeVisible();
});

test.each([
  ['SCHOOL_PAYED', /peut écrire à l’enseignant/],
  ['TEACHER_FREE', /^Un parent ou un proche voit les boîtes de l’enfant\.$/],
] as const)('with offer %s, only promises the messages that the school has [messaging.offer]', async (offer, hint) => {
  await renderInHost(<StudentFollowersAndHistory student={{ ...student, followers: [] }} />, {
    me: fakeMe('ADMIN', { offerId: offerIds[offer] }),
    texts: studentPageTexts,
    api: {
      'GET /students/:id/attach_requests': { attach_requests: [], count: 0 },
      'GET /history': { history: [], count: 0 },
    },
  });
  expect(await screen.findByText(hint)).toBeVisible();
});

test('a teacher can’t change anything and sees no history [permissions.teacher]', async () => {
  render(<OfATeacher />);
  expect(await screen.findByRole('row', { name: /Karim BENALI/ })).toBeVisible();
  for (const name of ['Modifier', 'Plus d’actions', 'Ajouter un proche']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('heading', { name: 'Historique' })).not.toBeInTheDocument();
});

test('shows a failure of the history with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  render(<English />);
  expect(await moreAction(userEvent, 'Change class')).toBeVisible();
});

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { api } from './pending-followers.data.ts';
import * as stories from './PendingFollowers.stories.tsx';
import { PendingFollowers } from './PendingFollowers.tsx';
import { pendingFollowersTexts } from './texts.ts';

const { Default, Failed, AnsweredMeanwhile, WithdrawalFailed, WithdrawalUnanswered, English } = composeStories(stories);

const withdraw = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Retirer la demande/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
};

test('a pending request shows its address, relationship and expiry date, and can be withdrawn', async () => {
  render(<Default />);
  const list = within(await screen.findByRole('list', { name: 'Demandes de rattachement' }));
  const request = list.getByRole('listitem');
  expect(request).toHaveTextContent('prenom.nom-compose-tres-long@une-messagerie.example.fr');
  expect(request).toHaveTextContent('Grand-parent · Demande valable jusqu’au 20/12/2026');
  expect(request).toHaveTextContent('En attente d’acceptation');
  await withdraw();
  expect(await screen.findByText('La demande est retirée')).toBeVisible();
});

test('shows why a request that was answered in the meantime cannot be withdrawn', async () => {
  render(<AnsweredMeanwhile />);
  await withdraw();
  expect(await screen.findByText(/y a peut-être déjà répondu/)).toBeVisible();
});

test('a refused withdrawal shows its reason', async () => {
  render(<WithdrawalFailed />);
  await withdraw();
  expect(await screen.findByText('La demande n’a pas pu être retirée. Une erreur est survenue')).toBeVisible();
});

test('does not say that a request was not withdrawn if the response was lost [interface.lost-response]', async () => {
  render(<WithdrawalUnanswered />);
  await withdraw();
  expect(await screen.findByText(unavailable.message)).toBeVisible();
});

test('withdrawing a request again after a lost response succeeds [interface.repeated-change]', async () => {
  await renderInHost(<PendingFollowers studentId={7} />, {
    me: fakeMe('ADMIN'),
    texts: pendingFollowersTexts,
    api: { ...api, 'DELETE /attach_requests/:id': lostDeletion() },
  });
  await withdraw();
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(await confirmation.findByText(/ne répond pas/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('La demande est retirée')).toBeVisible();
});

test('a failed list of requests shows an error with retry', async () => {
  render(<Failed />);
  expect(await screen.findByText('Les demandes en attente n’ont pas pu être lues.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByText('Awaiting acceptance')).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading, Empty: stories.Empty });

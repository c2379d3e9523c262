import { followerFormTexts } from '@memocartes/shared-features/followers/form/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { fakeStream, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import { requests, requestsApi } from './requests.data.ts';
import * as stories from './Requests.stories.tsx';
import { Requests } from './Requests.tsx';

const { Default, Failed, Withdrawn, AnswerFailed, English } = composeStories(stories);
const port = { name: /École du Port\s.* Noé D\./ };

test('shows the school, the child, the relationship and the last day of each request', async () => {
  render(<Default />);
  const request = within(await screen.findByRole('region', port));
  expect(request.getByText(/Lien indiqué\s: Mère · Demande valable jusqu’au 20\/12\/2026/)).toBeVisible();
  const other = within(screen.getByRole('region', { name: /Trois-Rivières\s.* Marie-Amélie$/ }));
  expect(other.getByText(/Lien indiqué\s: Marraine · Demande valable jusqu’au 20\/12\/2026/)).toBeVisible();
});

test('says after accepting that the follower now follows the student', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: /^Accepter .* Noé D\.$/ }));
  expect(await screen.findByText('Vous suivez maintenant Noé D.')).toBeVisible();
});

test('asks for confirmation before refusing', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: /^Refuser .* Noé D\.$/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Vous ne suivrez pas Noé D.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText('La demande est refusée')).toBeVisible();
});

test('shows the error of a failed refusal or acceptance, and does not say that the request is withdrawn', async () => {
  const failure = 'Une erreur est survenue';
  render(<AnswerFailed />);
  await userEvent.click(await screen.findByRole('button', { name: /^Refuser .* Noé D\.$/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await dialog.findByText(failure)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(screen.getByRole('button', { name: /^Accepter .* Noé D\.$/ }));
  expect(await within(screen.getByRole('alert')).findByText(failure)).toBeVisible();
  expect(screen.queryByText(/n’est plus valable/)).not.toBeInTheDocument();
});

test('explains that a withdrawn request can’t be accepted', async () => {
  render(<Withdrawn />);
  await userEvent.click(await screen.findByRole('button', { name: /^Accepter .* Noé D\.$/ }));
  expect(await screen.findByText(/n’est plus valable/)).toBeVisible();
});

test('a request that is answered again after a lost response is shown as answered [interface.repeated-change]', async () => {
  await renderInHost(<Requests />, {
    me: fakeMe('USER'),
    texts: joinTexts(remote.texts, followerFormTexts),
    api: {
      ...requestsApi(requests),
      'POST /attach_requests/:id/accept': lostDeletion(),
      'POST /attach_requests/:id/refuse': lostDeletion(),
    },
  });
  const accept = { name: /^Accepter .* Noé D\.$/ };
  await userEvent.click(await screen.findByRole('button', accept));
  expect(await screen.findByText(/ne répond pas/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', accept)).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', accept));
  expect(await screen.findByText('Vous suivez maintenant Noé D.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Refuser .* Marie-Amélie$/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Refuser' }));
  expect(await question.findByText(/ne répond pas/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText('La demande est refusée')).toBeVisible();
});

test('renders nothing without requests, and offers a retry when loading fails', async () => {
  const { sent, settled, unmount } = await renderInHost(
    <div data-testid="requests">
      <Requests />
    </div>,
    { me: fakeMe('USER'), texts: remote.texts, api: requestsApi([]) },
  );
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/attach_requests'));
  await settled();
  expect(screen.getByTestId('requests')).toBeEmptyDOMElement();
  unmount();
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a live event fetches the requests again, since the school may have attached the child in another way [families.detached]', async () => {
  const { stream, send } = fakeStream();
  let rows = requests;
  await renderInHost(<Requests />, {
    me: fakeMe('USER'),
    texts: remote.texts,
    api: {
      'GET /account/live': { stream },
      'GET /attach_requests': () => ({ attach_requests: rows, count: rows.length }),
    },
  });
  expect(await screen.findByRole('region', port)).toBeVisible();
  rows = requests.slice(1);
  await send('children');
  await waitFor(() => expect(screen.queryByRole('region', port)).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: /Trois-Rivières/ })).toBeVisible();
});

test('is shown in English', async () => {
  render(<English />);
  expect(await screen.findByText(/Relationship given: Mother/)).toBeVisible();
  expect(screen.getByText(/Relationship given: Marraine/)).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Accept the request from “École du Port” for Noé D.' }),
  ).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });

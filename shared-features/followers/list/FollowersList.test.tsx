import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { chooseFilter, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { followersPage, pendingFollowers } from './followers-list.data.ts';
import * as stories from './FollowersList.stories.tsx';
import { FollowersList } from './FollowersList.tsx';
import { followersListTexts } from './texts.ts';

const { Default, PendingPeople, Undelivered, Embedded, Empty, NoMatch, Failed, Loading, English } =
  composeStories(stories);

test('shows the relationship, « Multiple » for several students, and « À compléter » for a follower who was never invited [invitations.to-complete]', async () => {
  render(<Default />);
  expect(within(await screen.findByRole('row', { name: /Karim BENALI/ })).getByText('Père')).toBeVisible();
  const both = within(screen.getByRole('row', { name: /Samia BENALI/ }));
  expect(both.getByText('Multiple')).toBeVisible();
  expect(both.getByText('Inès BENALI, Adam BENALI')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Odile BENALI/ })).getByText('À compléter')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('marks a child who has left, and lists only followers of departed children on request [followers.departed]', async () => {
  const [first, ...others] = followersPage.followers;
  const [link] = first!.student;
  const departed = { ...first!, student: [{ ...link!, student: { ...link!.student, has_left: true } }] };
  const { user, sent } = await renderInHost(<FollowersList />, {
    me: fakeMe('ADMIN'),
    texts: followersListTexts,
    api: {
      'GET /classes/select': { classes: [] },
      'GET /users/followers': { followers: [departed, ...others], count: 3 },
    },
  });
  expect(await screen.findByText('Inès BENALI (a quitté l’école)')).toBeVisible();
  await chooseFilter(user, 'Enfants', 'Ont quitté l’école');
  await waitFor(() => expect(sent.at(-1)?.query.get('departed')).toBe('true'));
});

test('shows when a follower who has not signed in was invited, and the next action', async () => {
  render(<PendingPeople />);
  const lina = within(await screen.findByRole('row', { name: /Lina BENALI/ }));
  expect(lina.getByText('Invité(e)')).toBeVisible();
  expect(lina.getByText('le 03/11/2026')).toBeVisible();
  expect(lina.getByRole('button', { name: 'Renvoyer l’invitation à Lina BENALI' })).toBeVisible();
  // Paul was invited on paper, Rosa was never invited, Yanis also belongs to another school.
  const paul = within(screen.getByRole('row', { name: /Paul BENALI/ }));
  expect(paul.getByRole('link', { name: 'Imprimer l’invitation pour Paul BENALI' })).toHaveAttribute(
    'href',
    '/schools/slips?ids=34',
  );
  const rosa = within(screen.getByRole('row', { name: /Rosa BENALI/ }));
  expect(rosa.getByText('À compléter')).toBeVisible();
  expect(rosa.getByRole('button', { name: 'Inviter Rosa BENALI' })).toBeVisible();
  const yanis = within(screen.getByRole('row', { name: /Yanis BENALI/ }));
  expect(yanis.queryByRole('button', { name: /Renvoyer/ })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows why an invitation did not arrive, and the action that helps [invitations.undelivered] [invitations.undelivered-action]', async () => {
  render(<Undelivered />);
  const nadia = within(await screen.findByRole('row', { name: /Nadia BENALI/ }));
  expect(nadia.getByText('Invitation non remise')).toBeVisible();
  expect(nadia.getByText('L’adresse n’existe pas')).toBeVisible();
  expect(nadia.getByRole('button', { name: 'Corriger l’adresse de Nadia BENALI' })).toBeVisible();
  const omar = within(screen.getByRole('row', { name: /Omar BENALI/ }));
  expect(omar.getByText('La boîte aux lettres est pleine')).toBeVisible();
  expect(omar.getByRole('button', { name: 'Renvoyer l’invitation à Omar BENALI' })).toBeVisible();
  const sonia = within(screen.getByRole('row', { name: /Sonia BENALI/ }));
  expect(sonia.getByText('L’envoi a échoué')).toBeVisible();
  expect(sonia.queryByRole('button', { name: /Corriger|Renvoyer/ })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('invites one follower from the row, several from the selection bar; shows how many mails were sent and why others were not', async () => {
  const { user, sent } = await renderInHost(<FollowersList />, {
    me: fakeMe('ADMIN'),
    texts: followersListTexts,
    route: '/schools/followers',
    api: {
      'GET /users/followers': { followers: pendingFollowers, count: pendingFollowers.length },
      'GET /classes/select': { classes: [] },
      'POST /users/invitations': ({ body }) => {
        const { ids } = body as { readonly ids: number[] };
        const refused: Record<number, InvitationVerdict> = { 34: 'NO_EMAIL', 36: 'SHARED' };
        const results = ids.map((id) => ({ id, verdict: refused[id] ?? 'SENT' }));
        return { results, count: ids.filter((id) => !refused[id]).length };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation à Lina BENALI' }));
  expect(await screen.findByText('Une invitation envoyée.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  await user.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await screen.findByText('2 invitations envoyées.')).toBeVisible();
  expect(screen.getByText(/pas d’adresse e-mail.* · .*autre établissement/)).toBeVisible();
  const posts = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toEqual([{ ids: [33] }, { ids: [33, 34, 35, 36] }]);
});

test('a teacher who administers no school can neither select nor invite', async () => {
  await renderInHost(<FollowersList />, {
    me: fakeMe('TEACHER'),
    texts: followersListTexts,
    route: '/schools/followers',
    api: { 'GET /users/followers': { followers: pendingFollowers, count: 4 }, 'GET /classes/select': { classes: [] } },
  });
  const row = within(await screen.findByRole('row', { name: /Lina BENALI/ }));
  expect(row.queryByRole('button', { name: /Renvoyer/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the followers whose invitation did not arrive can be found [invitations.undelivered]', async () => {
  const { user, sent } = await renderInHost(<FollowersList />, {
    me: fakeMe('ADMIN'),
    texts: followersListTexts,
    route: '/schools/followers',
    api: { 'GET /users/followers': followersPage, 'GET /classes/select': { classes: [] } },
  });
  await chooseFilter(user, 'Statut', 'Invitation non remise');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('UNDELIVERED'));
});

test('filters by class and status are sent to the server', async () => {
  const { user, sent } = await renderInHost(<FollowersList />, {
    me: fakeMe('ADMIN'),
    texts: followersListTexts,
    route: '/schools/followers?class_id=3',
    api: { 'GET /users/followers': followersPage, 'GET /classes/select': { classes: [{ id: 3, name: 'CE1 A' }] } },
  });
  await chooseFilter(user, 'Statut', 'Invité(e)');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('PENDING'));
  expect(sent.at(-1)?.query.get('class_id')).toBe('3');
});

test('shows each state: embedded, empty, no match, failed, loading, English texts', async () => {
  for (const [Story, text] of [
    [Embedded, /Karim BENALI/],
    [Empty, 'Aucun proche pour l’instant'],
    [NoMatch, 'Effacer les filtres'],
    [Failed, 'Réessayer'],
    [Loading, 'Chargement…'],
    [English, 'Followers'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});

import { class_, closed, hardest, open } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import * as stories from './MyClassPage.stories.tsx';
import MyClassPage from './MyClassPage.tsx';

const { Default, InSession, TimeIsUp, Revised, NewClass, NewClassPrepared } = composeStories(stories);

test('offers to open a session for the class, and links to its calendar and sessions', async () => {
  render(<Default />);
  expect(await screen.findByRole('button', { name: /^Ouvrir une séance/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Plus d’actions' }));
  expect(screen.getByRole('menuitem', { name: 'Calendrier des packs' })).toHaveAttribute(
    'href',
    '/schools/packs?class=3',
  );
  expect(screen.getByRole('menuitem', { name: 'Séances' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('links to the pack of this week', async () => {
  render(<Revised />);
  const week = within(await screen.findByRole('region', { name: 'Pack de la semaine' }));
  expect(await week.findByRole('link', { name: 'Voir le pack' })).toHaveAttribute(
    'href',
    expect.stringContaining('/schools/packs?class=3&pack='),
  );
});

test('links to the open session', async () => {
  render(<InSession />);
  expect(await screen.findByText(/Une séance est ouverte jusqu’à/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
  expect(screen.queryByRole('button', { name: /^Ouvrir une séance/ })).not.toBeInTheDocument();
});

test('offers to follow the session that a colleague opens in the meantime [sessions.colleague]', async () => {
  const { stream, send } = fakeStream();
  let session = closed;
  await renderInHost(<MyClassPage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3',
    texts: remote.texts,
    api: {
      'GET /classes/:id': class_,
      'GET /classes/:id/hardest_cards': hardest,
      'GET /sessions/classe/:id/last': () => ({ session }),
      'GET /sessions/live': { stream },
    },
  });
  expect(await screen.findByRole('button', { name: /^Ouvrir une séance/ })).toBeVisible();
  session = open;
  await send('session', { id: open.id, classes_id: class_.id, kind: 'SESSION' });
  expect(await screen.findByText(/Une séance est ouverte jusqu’à/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Suivre la séance' })).toBeVisible();
});

test('shows that a session is past its end', async () => {
  render(<TimeIsUp />);
  expect(await screen.findByText(/L’heure est passée/)).toBeVisible();
});

test('shows the next steps of a new class in order, and its students without figures', async () => {
  render(<NewClass />);
  const steps = within(await screen.findByRole('region', { name: /^Premiers pas avec CE1 A/ })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Donner un premier pack',
    'Rattacher les tablettes',
    'Ouvrir une première séance',
  ]);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  expect(within(steps[0]!).getByRole('link')).toHaveAttribute('href', '/schools/packs?class=3');
  expect(within(steps[2]!).getByRole('button', { name: /^Ouvrir une séance/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Ouvrir une séance/ })).toHaveLength(1);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('Travailler en groupe')).not.toBeInTheDocument();
  const names = within(screen.getByRole('list', { name: 'Les élèves' })).getAllByRole('link');
  expect(names).toHaveLength(28);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('marks finished steps; the next step has the primary button', async () => {
  render(<NewClassPrepared />);
  const steps = within(await screen.findByRole('region', { name: /^Premiers pas/ })).getAllByRole('listitem');
  await waitFor(() => expect(steps[1]).toHaveTextContent('Fait'));
  expect(steps[0]).toHaveTextContent('Fait');
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(within(steps[2]!).getByRole('button', { name: /^Ouvrir une séance/ })).toHaveClass('mc-button--primary');
});

testStories({ default: stories.default, Loading: stories.Loading, Failed: stories.Failed });

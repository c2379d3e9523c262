import type { School } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, notFound } from '@memocartes/shared-shell/fake-host/stories';
import {
  type Answers,
  chooseFilter,
  renderInHost,
  RequestedPanel,
  type Sent,
} from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';

import { schoolRows } from './schools.data.ts';
import { api, storyTexts } from './schoolsPage.data.ts';
import * as stories from './SchoolsPage.stories.tsx';
import SchoolsPage from './SchoolsPage.tsx';

const { Default, None, Failed, NoMatch } = composeStories(stories);

afterEach(() => jest.useRealTimers());

const openList = (answers: Answers = {}) =>
  renderInHost(
    <>
      <SchoolsPage />
      <RequestedPanel />
    </>,
    { me: fakeMe('SUPERADMIN'), texts: storyTexts, route: '/superadmin/schools', api: { ...api, ...answers } },
  );

test('shows each school with its offer, seats and status', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /des Tilleuls/ }));
  expect(row.getByText('École, essai')).toBeVisible();
  expect(row.getByText('48 / 60')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
});

test('a narrow list still shows the end of access [schools.end-warnings]', async () => {
  render(<Default />);
  const isDropped = (name: string) => /mc-table__drop-/.test(screen.getByRole('columnheader', { name }).className);
  await screen.findByRole('row', { name: /des Tilleuls/ });
  expect(['Ville', 'Offre', 'Expiration', 'Statut'].map(isDropped)).toEqual([true, true, false, false]);
});

test('sends the search, from two characters on, and the filters to the server [schools.search]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, sent } = await renderInHost(<SchoolsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: storyTexts,
    route: '/superadmin/schools?offers_id=3',
    api: { 'GET /schools': { schools: [], count: 0 } },
  });
  const search = await screen.findByRole('combobox', { name: 'Nom, code ou ville' });
  await user.type(search, 'm');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(sent.at(-1)?.query.has('search')).toBe(false);
  await user.type(search, 'acé');
  await waitFor(() => expect(sent.at(-1)?.query.get('search')).toBe('macé'));
  await chooseFilter(user, 'Expiration', 'Dans les 30 jours');
  await waitFor(() => expect(sent.at(-1)?.query.get('expiry')).toBe('WITHIN_30'));
  await chooseFilter(user, 'Places d’élèves', 'Complet');
  await waitFor(() => expect(sent.at(-1)?.query.get('seats_used')).toBe('FULL'));
  expect(['offers_id', 'expiry', 'search'].map((name) => sent.at(-1)?.query.get(name))).toEqual([
    '3',
    'WITHIN_30',
    'macé',
  ]);
});

test('links each row to its school; shows that a school is full, expired or archived', async () => {
  render(<Default />);
  expect(await screen.findByRole('link', { name: /des Tilleuls/ })).toHaveAttribute('href', '/superadmin/schools/2');
  const row = within(screen.getByRole('row', { name: /Rivière/ }));
  expect(row.getByText('Expiré le 30/06/2026')).toBeVisible();
  expect(row.getByText('30 / 30')).toBeVisible();
  expect(row.getByText('Archivée')).toBeVisible();
});

test('opens the panel to add and to edit a school', async () => {
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Ajouter un établissement' }));
  expect(screen.getByText('school ADD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Modifier École primaire des Tilleuls' }));
  expect(screen.getByText('school EDIT 2')).toBeVisible();
});

test('archives several schools at once; the toast offers to undo the change [schools.status]', async () => {
  const { user, sent } = await openList();
  const changes = () => sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  await user.click(await screen.findByRole('checkbox', { name: /Jean-Macé/ }));
  await user.click(screen.getByRole('checkbox', { name: /Tilleuls/ }));
  await user.click(screen.getByRole('button', { name: 'Archiver' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Archiver ces 2 établissements/ }));
  await user.click(question.getByRole('button', { name: 'Archiver' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      ['/schools/1', { status: 'ARCHIVED' }],
      ['/schools/2', { status: 'ARCHIVED' }],
      ['/schools/1', { status: 'VISIBLE' }],
      ['/schools/2', { status: 'VISIBLE' }],
    ]),
  );
});

test('undoing the archiving of several schools restores the previous status of each [schools.status]', async () => {
  const statuses: Record<string, School['status']> = {
    '/schools/1': 'VISIBLE',
    '/schools/2': 'DRAFT',
    '/schools/3': 'ARCHIVED',
  };
  const { user, sent } = await openList({
    'GET /schools/:id': ({ path }) => ({ ...api['GET /schools/:id'], status: statuses[path] }),
  });
  for (const name of [/Jean-Macé/, /Tilleuls/, /Rivière/]) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Archiver' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Archiver ces 3 établissements/ }));
  await user.click(question.getByRole('button', { name: 'Archiver' }));
  expect(await screen.findByText('3 établissements archivés')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('2 établissements réactivés')).toBeVisible();
  const changes = sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(changes).toEqual([
    ['/schools/1', { status: 'ARCHIVED' }],
    ['/schools/2', { status: 'ARCHIVED' }],
    ['/schools/1', { status: 'VISIBLE' }],
    ['/schools/2', { status: 'DRAFT' }],
  ]);
});

test('a selected school that was deleted meanwhile does not stop the others from being archived and reopened [schools.status]', async () => {
  const deleted = new Set(['/schools/1']);
  const answer = ({ path }: Sent) =>
    deleted.has(path) ? notFound : { ...api['GET /schools/:id'], status: 'VISIBLE' as const };
  const { user, sent } = await openList({ 'GET /schools/:id': answer, 'PATCH /schools/:id': answer });
  for (const name of [/Jean-Macé/, /Tilleuls/, /Rivière/]) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Archiver' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Archiver ces 3 établissements/ }));
  await user.click(question.getByRole('button', { name: 'Archiver' }));
  expect(await screen.findByText('2 établissements archivés')).toBeVisible();
  deleted.add('/schools/2');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Établissement réactivé')).toBeVisible();
  const changes = sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(changes).toEqual([
    ['/schools/2', { status: 'ARCHIVED' }],
    ['/schools/3', { status: 'ARCHIVED' }],
    ['/schools/2', { status: 'VISIBLE' }],
    ['/schools/3', { status: 'VISIBLE' }],
  ]);
});

test('reopens an archived school', async () => {
  const { user, sent } = await openList();
  await user.click(await screen.findByRole('button', { name: /^Réactiver École de la Rivière/ }));
  await user.click(await screen.findByRole('button', { name: 'Réactiver' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/schools/3', body: { status: 'VISIBLE' } })),
  );
});

test.each([
  ['2026-06-30T21:59:59Z', /^Son accès a pris fin le 30\/06\/2026.: prolongez-le ensuite/],
  ['2099-06-30T21:59:59Z', /pourront de nouveau se connecter/],
])(
  'reopening a school whose access ends at %s says whether its people will be able to sign in [schools.reopen]',
  async (date_expiration, text) => {
    const [archived] = schoolRows.filter(({ status }) => status === 'ARCHIVED');
    const { user } = await openList({ 'GET /schools': { schools: [{ ...archived!, date_expiration }], count: 1 } });
    await user.click(await screen.findByRole('button', { name: /^Réactiver École de la Rivière/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Réactiver/ }));
    expect(question.getByText(text)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Annuler' }));
  },
);

test('shows what a deletion would remove', async () => {
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Supprimer École primaire des Tilleuls' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer École primaire des Tilleuls/ });
  expect(await within(dialog).findByText('51 élèves et leur suivi')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Supprimer' })).toHaveAttribute('aria-disabled', 'true');
});

test('offers to add the first school', async () => {
  render(<None />);
  expect(await screen.findByText(/Créez le premier établissement/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Ajouter un établissement' })).toHaveLength(2);
});

test('offers to clear the filters when nothing matches', async () => {
  render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
});

test('when a filtered request fails, shows the failure instead of the previous schools [interface.list-failure]', async () => {
  const { user } = await openList({
    'GET /schools': ({ query }: { readonly query: URLSearchParams }) =>
      query.has('expiry') ? failing : api['GET /schools'],
  });
  await screen.findByRole('row', { name: /Jean-Macé/ });
  await chooseFilter(user, 'Expiration', 'Dans les 30 jours');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Jean-Macé/ })).not.toBeInTheDocument();
});

test('offers a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });

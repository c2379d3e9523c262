import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { versionsTexts } from './texts.ts';
import { versionsApi } from './versions.data.ts';
import * as stories from './VersionsPage.stories.tsx';
import VersionsPage from './VersionsPage.tsx';

const { Default, Empty, Loading, Failed, English } = composeStories(stories);

const openPage = (api: object = {}) =>
  renderInHost(<VersionsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, versionsTexts),
    route: '/superadmin/versions',
    api: { ...versionsApi, ...api },
  });
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const buttonsOf = async (name: string) =>
  (await cardOf(name)).getAllByRole('button').map(({ textContent }) => textContent);

test('shows the versions of each remote with their figures [portal.versions]', async () => {
  render(<Default />);
  const teachers = within(await screen.findByRole('table', { name: /Versions.*Enseignants/ }));
  expect(
    teachers.getByRole('row', { name: /1\.5\.0-41d0e7fa À l’essai 5.% des comptes · 2 écoles 92 0/ }),
  ).toBeVisible();
  expect(teachers.getByRole('row', { name: /1\.4\.1.*Retirée le 20\/11\/2026 · .*3 personnes sur 12/ })).toBeVisible();
  expect(teachers.getByRole('row', { name: /1\.4\.0.*En service 1.840 3 0,4.s · 1,6.s/ })).toBeVisible();
  expect((await cardOf('Proches')).getByText('Fermé')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('offers what each remote allows: its own can’t be closed [portal.versions-own]', async () => {
  render(<Default />);
  expect(await buttonsOf('Enseignants')).toEqual(['Généraliser', 'Revenir en arrière', 'Fermer']);
  expect(await buttonsOf('Proches')).toEqual(['Rouvrir']);
  expect(await buttonsOf('Super-administration')).toEqual(['Revenir en arrière']);
  expect((await cardOf('Super-administration')).getByText(/ne peut pas être fermé/)).toBeVisible();
});

test.each([
  ['Enseignants', 'Généraliser', { action: 'PROMOTE', version: '1.5.0-41d0e7fa' }, /est en service pour tout le monde/],
  ['Enseignants', 'Revenir en arrière', { action: 'ROLLBACK', version: '1.5.0-41d0e7fa' }, /1\.4\.0.* est en service/],
  ['Enseignants', 'Fermer', { action: 'DISABLE', version: '1.4.0-9c1f20ab' }, /est fermé\./],
  ['Proches', 'Rouvrir', { action: 'ENABLE', version: '1.4.0-9c1f20ab' }, /est rouvert\./],
])(
  '%s, « %s »: asks, sends the version shown, says what was done [portal.versions-change]',
  async (name, label, body, done) => {
    const { user, sent } = await openPage();
    await user.click((await cardOf(name)).getByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
    expect(await screen.findByText(done)).toBeVisible();
  },
);

test('in its other states, and English', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucun module publié')).toBeVisible();
  empty.unmount();
  const loading = render(<Loading />);
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain('Chargement…');
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('row', { name: /On trial 5% of accounts · 2 schools/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

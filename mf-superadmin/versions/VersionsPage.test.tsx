import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import remote from '../remote.ts';
import { versionsTexts } from './texts.ts';
import { versionsApi } from './versions.data.ts';
import * as stories from './VersionsPage.stories.tsx';
import VersionsPage from './VersionsPage.tsx';

const { Default, Empty, Loading, Failed, English } = composeStories(stories);

const openPage = (api: Answers = {}) =>
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
  expect(
    teachers.getByRole('row', { name: /1\.4\.1.*Retirée le 20\/11\/2026 · .*personnes touchées\s: 3 sur 12/ }),
  ).toBeVisible();
  expect(teachers.getByRole('row', { name: /1\.4\.0.*En service 1.840 3 0,4.s · 1,6.s/ })).toBeVisible();
  expect((await cardOf('Proches')).getByText('Fermé')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the title of a day uses the singular for one load and one failure; half a percent has a decimal comma [portal.versions-chart] [portal.candidate]', async () => {
  const { remotes } = versionsApi['GET /remotes'];
  const { versions, ...teacher } = remotes.at(-1)!;
  const one = {
    ...teacher,
    days: [{ day: '2026-11-21', loads: 1, failures: 1, median_ms: 400 }],
    versions: versions.map((row) => (row.audience ? { ...row, audience: { share: 0.5, schools: [] } } : row)),
  };
  await openPage({ 'GET /remotes': { remotes: [one], count: 1 } });
  expect(await screen.findByText(/^21\/11\/2026\s: affichages\s1, échecs\s1$/)).toBeInTheDocument();
  expect(screen.getByText(/^0,5\s% des comptes$/)).toBeVisible();
});

test('offers the actions that each remote allows; the remote that contains this page can’t be disabled [portal.versions-own]', async () => {
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
  '%s, « %s »: asks for confirmation, sends the action with its version, reports the result [portal.versions-change]',
  async (name, label, body, done) => {
    const { user, sent } = await openPage();
    // The name says which remote: several have the same actions.
    await user.click((await cardOf(name)).getByRole('button', { name: `${label}\u00a0: ${name}` }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
    expect(await screen.findByText(done)).toBeVisible();
  },
);

test('shows loads and failures by day as a chart, and with the time to screen as a table [portal.versions-chart]', async () => {
  const { user } = await openPage();
  const card = within(await screen.findByRole('region', { name: 'Enseignants' }));
  expect(card.getByRole('img', { name: /Affichages et échecs par jour.*Enseignants/ })).toBeVisible();
  await user.click(card.getByText('Les mêmes chiffres en tableau'));
  const table = within(card.getByRole('table', { name: /Affichages par jour.*Enseignants/ }));
  expect(table.getByRole('row', { name: /20\/11\/2026 410 5 0,5.s/ })).toBeVisible();
});

test('shows reported errors with their positions in the source files [portal.errors] [portal.source-maps]', async () => {
  const { user } = await openPage();
  const card = within(await screen.findByRole('region', { name: 'Enseignants' }));
  await user.click(card.getByText('Erreurs signalées'));
  expect(await card.findByText('mf-teacher/dashboard/DashboardPage.tsx:24:9')).toBeVisible();
  expect(card.getByText(/3 fois, version 1\.5\.0-41d0e7fa/)).toBeVisible();
  expect(card.getByText('TypeError: Cannot read properties of undefined')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('says that no error was reported', async () => {
  const { user } = await openPage({ 'GET /remotes/:name/errors': { errors: [], count: 0 } });
  const card = within(await screen.findByRole('region', { name: 'Enseignants' }));
  await user.click(card.getByText('Erreurs signalées'));
  expect(await card.findByText(/Aucune erreur signalée/)).toBeVisible();
});

describe('developers', () => {
  test('are listed with the person who added them, and removed after a confirmation [override.developers]', async () => {
    const { user, sent } = await openPage();
    const card = within(await screen.findByRole('region', { name: 'Développeurs' }));
    expect(
      await card.findByRole('row', { name: /Camille ROUSSEL camille@example\.fr .* Nadia FERRAND/ }),
    ).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Retirer Camille ROUSSEL' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText(/Camille ROUSSEL n’est plus dans la liste/)).toBeVisible();
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/remotes/developers/41');
  });

  test('can be removed again after a lost response [interface.deleted-already]', async () => {
    const { user } = await openPage({ 'DELETE /remotes/developers/:id': lostDeletion() });
    await user.click(await screen.findByRole('button', { name: 'Retirer Camille ROUSSEL' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await dialog.findByText('Le portail ne répond pas.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('are added by their e-mail address; errors are shown on the field [override.developers] [interface.required] [accounts.email]', async () => {
    const { user, sent } = await openPage({
      'POST /remotes/developers': ({ body }) =>
        (body as { readonly email: string }).email.startsWith('personne')
          ? { statusCode: 422, code: 'INVALID', message: '', fields: { email: 'Aucun compte actif n’a cette adresse' } }
          : null,
    });
    const card = within(await screen.findByRole('region', { name: 'Développeurs' }));
    const field = await card.findByRole('textbox', { name: /Adresse e-mail du compte/ });

    const add = async (email: string) => {
      await user.clear(field);
      await user.type(field, email);
      await user.click(card.getByRole('button', { name: 'Ajouter' }));
    };

    await user.click(card.getByRole('button', { name: 'Ajouter' }));
    expect(await card.findByText('Champ requis')).toBeVisible();
    await add('camille');
    expect(await card.findByText('Adresse email non valide')).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await add('personne@example.fr');
    expect(await card.findByText('Aucun compte actif n’a cette adresse')).toBeVisible();
    await add('camille@example.fr');
    expect(await screen.findByText(/camille@example\.fr est dans la liste/)).toBeVisible();
  });

  test('are replaced by a message when the list is empty', async () => {
    await openPage({ 'GET /remotes/developers': { developers: [], count: 0 } });
    expect(await (await cardOf('Développeurs')).findByText('Aucun développeur')).toBeVisible();
  });
});

test('shows the empty, loading and failed states, and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucun module publié')).toBeVisible();
  empty.unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('row', { name: /On trial 5% of accounts · 2 schools/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

testStories({ default: stories.default, NoDeveloper: stories.NoDeveloper });

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { page } from '@memocartes/shared-shell/navigation';
import { readOverride, storeOverride } from '@memocartes/shared-shell/override';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';

import AccountSettingsPage from '../settings/AccountSettingsPage.tsx';
import { accountSettingsTexts } from '../settings/texts.ts';

const overrides = {
  remotes: [
    {
      name: 'mf-teacher',
      versions: [{ version: '1.5.0-ab', state: 'CANDIDATE' as const, published: '2026-11-21T16:40:00Z' }],
    },
  ],
  count: 1,
  origins: ['https://remotes.example.org'],
};
const manifest = 'https://remotes.example.org/mf-manifest.json';

const open = (isDeveloper = true, api: Answers = {}, route = '/Params?tab=override') =>
  renderInHost(<AccountSettingsPage />, {
    me: fakeMe('TEACHER', { is_developer: isDeveloper, isDeveloper }),
    texts: accountSettingsTexts,
    route,
    api: {
      'GET /remotes/overrides': overrides,
      'GET /remotes/:name/override': { name: 'mf-teacher', version: '1.5.0-ab', manifest: '/m.json' },
      ...api,
    },
  });

beforeEach(() => {
  localStorage.clear();
  page.reload = jest.fn();
});

test('a person who is not a developer does not see the tab, even at its address [override.developers]', async () => {
  const { sent } = await open(false);
  expect(screen.getByRole('tab', { name: 'Mes informations', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Essai de versions' })).not.toBeInTheDocument();
  expect(sent.some(({ path }) => path.startsWith('/remotes'))).toBe(false);
});

test('query parameters neither fill in the form nor start an override [override.local]', async () => {
  await open(true, {}, '/Params?tab=override&version=1.5.0-ab&remote=mf-teacher&submit=1');
  expect(await screen.findByRole('combobox', { name: /^Version/ })).toHaveValue('');
  expect(readOverride(10)).toBeUndefined();
});

test('a published version is stored once the server has accepted it, and the page is reloaded [override.local]', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Essayer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Version/ }), '1.5.0-ab');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Essayer' }));
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(sent.find(({ path }) => path === '/remotes/mf-teacher/override')?.query.get('version')).toBe('1.5.0-ab');
  expect(readOverride(10)).toMatchObject({ account: 10, remote: 'mf-teacher', version: '1.5.0-ab' });
});

test('an address that the server refuses is not stored, and the field says why [override.address]', async () => {
  const refusal = 'Ce portail n’accepte pas cette origine.';
  const { user } = await open(true, {
    'GET /remotes/:name/override': { statusCode: 422, code: 'INVALID', message: '', fields: { address: refusal } },
  });
  await user.click(await screen.findByRole('radio', { name: 'L’adresse d’un manifeste' }));
  await user.type(screen.getByRole('textbox', { name: /Adresse de mf-manifest/ }), manifest);
  await user.click(screen.getByRole('button', { name: 'Essayer' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(readOverride(10)).toBeUndefined();
  expect(page.reload).not.toHaveBeenCalled();
});

test('shows the current override and a button that ends it [override.leave]', async () => {
  storeOverride({ account: 10, remote: 'mf-teacher', version: '1.5.0-ab' });
  const { user } = await open();
  expect(await screen.findByText(/Vous essayez mf-teacher 1\.5\.0-ab jusqu’au/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitter l’essai' }));
  expect(readOverride(10)).toBeUndefined();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('shows an error, without a reload, when the browser cannot store the override', async () => {
  const fullStorage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Version/ }), '1.5.0-ab');
  await user.click(screen.getByRole('button', { name: 'Essayer' }));
  expect(await screen.findByText(/Ce navigateur n’enregistre rien/)).toBeVisible();
  expect(page.reload).not.toHaveBeenCalled();
  fullStorage.mockRestore();
});

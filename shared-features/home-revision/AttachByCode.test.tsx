import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { homeAccess, homeApi } from './home-revision.data.ts';
import { HomeRevision } from './HomeRevision.tsx';
import { homeRevisionTexts } from './texts.ts';

test('a device attached with a family code can be removed once the dialog with the code is closed [home-revision.revoke]', async () => {
  const devices: (typeof homeAccess.devices)[number][] = [];
  const { user } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
    me: fakeMe('USER'),
    texts: homeRevisionTexts,
    api: { ...homeApi, 'GET /students/:id/home': () => ({ ...homeAccess, devices: [...devices] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Rattacher un appareil pour Zoé' }));
  const dialog = within(await screen.findByRole('dialog'));
  devices.push(homeAccess.devices[1]!);
  await user.click(dialog.getByRole('button', { name: 'Terminé' }));
  const list = within(await screen.findByRole('list', { name: 'Appareils de Zoé' }));
  expect(list.getByRole('button', { name: /^Retirer l’appareil/ })).toBeVisible();
});

test('the dialog can’t be closed until the new code has been created [home-revision.code]', async () => {
  const code = { code: '4F7K9BCD', date_expiration: '2026-11-21T10:00:00Z' };
  const another = Promise.withResolvers<typeof code>();
  const answers = [code, another.promise];
  const { user } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
    me: fakeMe('USER'),
    texts: homeRevisionTexts,
    api: { ...homeApi, 'POST /students/:id/home/code': () => answers.shift() },
  });
  await user.click(await screen.findByRole('button', { name: 'Rattacher un appareil pour Zoé' }));
  await user.click(await screen.findByRole('button', { name: 'Un nouveau code' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(async () => another.resolve({ ...code, code: '7BCD4F7K' }));
  expect(await screen.findByText('7BCD 4F7K')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Terminé' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { homeAccess, homeApi } from './home-revision.data.ts';
import { HomeRevision } from './HomeRevision.tsx';
import { homeRevisionTexts } from './texts.ts';

test('a tablet attached by a code can be removed once the dialog with the code is closed [home-revision.revoke]', async () => {
  const devices: (typeof homeAccess.devices)[number][] = [];
  const { user } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
    me: fakeMe('USER'),
    texts: homeRevisionTexts,
    api: { ...homeApi, 'GET /students/:id/home': () => ({ ...homeAccess, devices: [...devices] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Rattacher une tablette pour Zoé' }));
  const dialog = within(await screen.findByRole('dialog'));
  devices.push(homeAccess.devices[1]!);
  await user.click(dialog.getByRole('button', { name: 'Terminé' }));
  const list = within(await screen.findByRole('list', { name: 'Appareils de Zoé' }));
  expect(list.getByRole('button', { name: /^Retirer l’appareil/ })).toBeVisible();
});

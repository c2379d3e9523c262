import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { collectiveTexts } from '@memocartes/shared-features/collective-revision/texts';
import { cards, packDetail } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import CollectivePage from './CollectivePage.tsx';

const assignedPack = {
  ...packDetail,
  cards,
  classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: mondayOf(today()) }],
};

const renderAt = (route: string, packs: readonly object[]) =>
  renderInHost(
    <Routes>
      <Route path="/classes/collective/:id?" element={<CollectivePage />} />
      <Route path="/classes" element={<p>Liste</p>} />
    </Routes>,
    {
      me: fakeMe('SUPERADMIN'),
      texts: collectiveTexts,
      route,
      api: {
        'GET /packspro/': { packs_pro: packs, count: packs.length },
        'GET /packspro/:id': assignedPack,
        'GET /sessions/classe/:id/last': { session: null },
      },
    },
  );

test('shows the cards of a class, and links back to the page of the class', async () => {
  await renderAt('/classes/collective/3', [assignedPack]);
  expect(await screen.findByText('Carte 1 sur 18')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quitter' })).toHaveAttribute('href', '/classes/3');
});

test('shows no link to the packs for a class without packs', async () => {
  await renderAt('/classes/collective/3', []);
  expect(await screen.findByText('Aucune carte à montrer')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Organiser les packs' })).not.toBeInTheDocument();
});

test('redirects to the list of classes when the address has no id', async () => {
  await renderAt('/classes/collective', []);
  expect(await screen.findByText('Liste')).toBeVisible();
});

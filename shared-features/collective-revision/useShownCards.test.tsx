import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { packDetail } from '../fixtures/packs.data.ts';
import CollectivePage from './CollectivePage.tsx';
import { collectiveTexts } from './texts.ts';

test('a pack that can’t be loaded shows the failure, not the cards of the previous pack', async () => {
  const classes = [{ id: 1, classes_id: 3, name: 'CE1 A', week: mondayOf(today()) }];
  const first = { ...packDetail, classes };
  const second = { ...first, id: packDetail.id + 1, title: 'Un autre pack' };
  const { user } = await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: `/classes/collective/3?pack=${first.id}`,
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [first, second], count: 2 },
      'GET /packspro/:id': ({ path }: { readonly path: string }) => (path.endsWith(`/${first.id}`) ? first : failing),
      'GET /sessions/classe/:id/last': { session: null },
    },
  });
  await screen.findByText('Carte 1 sur 6');
  await user.selectOptions(screen.getByRole('combobox'), 'Un autre pack');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText('Carte 1 sur 6')).not.toBeInTheDocument();
});

import { closed, open } from '@memocartes/shared-features/fixtures';
import { sessionsListTexts } from '@memocartes/shared-features/sessions/list/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import SessionsPage from './SessionsPage.tsx';

test('links an open session to its live page and a closed one to its results', async () => {
  const school = { id: 1, name: 'École Jean-Macé' };
  await renderInHost(<SessionsPage />, {
    me: fakeMe('ADMIN'),
    texts: sessionsListTexts,
    route: '/schools/sessions',
    api: { 'GET /sessions': { sessions: [open, closed].map((item) => ({ ...item, school })), count: 2 } },
  });
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/classes/3/sessions', '/classes/3/sessions?session=40']);
});

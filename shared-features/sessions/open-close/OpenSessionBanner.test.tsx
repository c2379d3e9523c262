import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { class_, closed, open } from '../../fixtures/sessions.data.ts';
import { sessionsTexts } from '../texts.ts';
import { OpenSessionBanner } from './OpenSessionBanner.tsx';

const showWith = (end_time: string, linked = false) =>
  renderInHost(<OpenSessionBanner class_={class_} linked={linked} />, {
    me: fakeMe('TEACHER'),
    texts: sessionsTexts,
    api: { 'GET /sessions/classe/:id/last': { session: { ...open, end_time } } },
  });

test('shows until when the session of a class is open, and, once its end has passed, that it has to be closed [sessions.status]', async () => {
  const { unmount } = await showWith(open.end_time);
  expect(await screen.findByText(/^Une séance est ouverte jusqu’à/)).toBeVisible();
  unmount();
  await showWith(new Date(Date.now() - 1000).toISOString());
  expect(await screen.findByText(/^L’heure est passée/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('on a page without another link to the open session, the banner has one', async () => {
  await showWith(new Date(Date.now() - 1000).toISOString(), true);
  expect(await screen.findByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('shows the session that a colleague opens in the meantime [sessions.colleague]', async () => {
  const { stream, send } = fakeStream();
  let session = closed;
  const { sent } = await renderInHost(<OpenSessionBanner class_={class_} />, {
    me: fakeMe('ADMIN'),
    texts: sessionsTexts,
    api: { 'GET /sessions/classe/:id/last': () => ({ session }), 'GET /sessions/live': { stream } },
  });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/sessions/classe/3/last'));
  session = open;
  await send('session', { id: open.id, classes_id: class_.id, kind: 'SESSION' });
  expect(await screen.findByText(/^Une séance est ouverte jusqu’à/)).toBeVisible();
});

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { class_, open } from '../../fixtures/sessions.data.ts';
import { sessionsTexts } from '../texts.ts';
import { ClassToday } from './ClassToday.tsx';

const showWith = (end_time: string, linked = false) =>
  renderInHost(<ClassToday class_={class_} linked={linked} />, {
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

test('on a page without another link to the open session, the banner has one [sessions.school-admin]', async () => {
  await showWith(new Date(Date.now() - 1000).toISOString(), true);
  expect(await screen.findByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
});

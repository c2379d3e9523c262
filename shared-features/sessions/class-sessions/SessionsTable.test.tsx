import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { closed } from '../../fixtures/sessions.data.ts';
import { SessionsTable } from './SessionsTable.tsx';
import { classSessionsTexts } from './texts.ts';

test('a session that was closed late lasted until its end time [sessions.length]', async () => {
  const late = { ...closed, id: 39, date_close: '2026-11-20T08:00:00Z' };
  await renderInHost(<SessionsTable classId={3} />, {
    texts: classSessionsTexts,
    api: { 'GET /sessions': { sessions: [late, closed], count: 2 } },
  });
  expect(await screen.findByRole('cell', { name: '60\u00a0min' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '27\u00a0min' })).toBeVisible();
});

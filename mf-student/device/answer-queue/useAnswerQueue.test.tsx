import { type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { act, waitFor } from '@testing-library/react';

import remote from '../../remote.ts';
import { deviceApi } from '../device.data.ts';
import DevicePage from '../DevicePage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the page with a stored answer, to which the network responds as given, and then the portal. */
async function openWithAnswer(first: ErrorAnswer) {
  const answer = { id: 41, student_id: 7, client_id: 'a', cards_id: 101, is_right: true };
  localStorage.setItem('memocartes.answer.a', JSON.stringify({ ...answer, answered_at: '2026-11-21T09:00:00Z' }));
  const responses: (ErrorAnswer | { readonly cards: [] })[] = [first];
  const { sent } = await renderInHost(<DevicePage />, {
    route: '/device',
    texts: remote.texts,
    api: {
      ...deviceApi,
      'POST /device/sessions/:id/students/:student_id/answers': () => responses.shift() ?? { cards: [] },
    },
  });
  const nbSent = () => sent.filter(({ path }) => path.endsWith('/answers')).length;
  await waitFor(() => expect(nbSent()).toBeGreaterThan(0));
  return { nbSent, isStored: () => localStorage.getItem('memocartes.answer.a') !== null };
}

test.each([400, 403, 404, 422])(
  'an answer that a filter of the network refuses with %i is kept, and sent again [boxes.answers-once]',
  async (statusCode) => {
    // Without code and message, the response is not one of the portal.
    const { nbSent, isStored } = await openWithAnswer({ statusCode } as ErrorAnswer);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(isStored()).toBe(false));
    expect(nbSent()).toBeGreaterThan(1);
  },
);

test('an answer that the portal refuses is removed: no retry can succeed', async () => {
  const { nbSent, isStored } = await openWithAnswer({ statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' });
  await waitFor(() => expect(isStored()).toBe(false));
  expect(nbSent()).toBe(1);
});

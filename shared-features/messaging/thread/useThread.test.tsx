import type { MessagesPage } from '@memocartes/contract/messaging/chats.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { api } from '../messaging.data.ts';
import { useThread } from './useThread.ts';

function ThreadState() {
  const { isLoading, messages, refresh } = useThread(7);
  return (
    <>
      <button onClick={() => void refresh()}>Relire</button>
      <p>
        {isLoading ? 'chargement' : 'prêt'}, {messages.length} messages
      </p>
    </>
  );
}

test('the latest messages are shown as soon as they have loaded, even while they are read again [messaging.thread]', async () => {
  const responses: ((page: MessagesPage) => void)[] = [];
  const { user } = await renderInHost(<ThreadState />, {
    me: fakeMe('TEACHER'),
    api: { 'GET /chats/:id/messages': () => new Promise((resolve) => responses.push(resolve)) },
  });
  // An event of the conversation arrives during the first request.
  await user.click(await screen.findByRole('button', { name: 'Relire' }));
  responses[0]!(api['GET /chats/:id/messages']({ query: new URLSearchParams() }));
  expect(await screen.findByText(/^prêt, [1-9]\d* messages$/)).toBeVisible();
  await waitFor(() => expect(responses).toHaveLength(2));
});

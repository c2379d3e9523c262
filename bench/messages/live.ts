import { setTimeout as pause } from 'node:timers/promises';

import { watch } from '@memocartes/server/testing/live';

import { get, post } from '../api/load.ts';
import type { Pair } from './fill.ts';

/**
 * Teachers send their messages to one of two servers. Each follower's page is connected to the other one, and reads the
 * thread again at every `chat` event.
 * @returns times in ms from sending a message until it was read, and the numbers of messages sent and lost
 */
export async function benchLive(pairs: readonly Pair[], origins: readonly [string, string], rounds: number) {
  const [teacherOrigin, followerOrigin] = origins;
  const timings: number[] = [];
  let nbSent = 0;
  const pages = await Promise.all(
    pairs.map(async (pair) => {
      /** Times of sending, in ms, of the messages that have not been read yet, by content. */
      const waiting = new Map<string, number>();
      const headers = { authorization: `Bearer ${pair.follower}` };

      const readThread = async () => {
        const path = `/api/chats/${pair.chatId}/messages?nb_items=50`;
        const text = await get({ origin: followerOrigin, path, token: pair.follower });
        const seenAt = performance.now();
        for (const [content, sentAt] of waiting) {
          if (text.includes(content)) {
            timings.push(seenAt - sentAt);
            waiting.delete(content);
          }
        }
      };

      const page = await watch(followerOrigin, {
        headers,
        onEvent: ({ event }) => void (event === 'chat' && readThread()),
        path: '/account/live',
      });
      await page.until(() => page.events.length > 0);
      return { pair, page, waiting };
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { pair, waiting } of pages) {
      const content = `message ${pair.chatId} ${round};`;
      waiting.set(content, performance.now());
      nbSent += 1;
      const body = { chat_id: pair.chatId, content };
      const sent = await post({ origin: teacherOrigin, path: '/chats/messages', token: pair.teacher, body });
      if (sent.status !== 201) throw new Error(`${sent.status} ${JSON.stringify(sent.body)}`);
      await pause(50);
    }
  }
  await pause(2_000);
  for (const { page } of pages) page.leave();
  const lost = pages.reduce((sum, { waiting }) => sum + waiting.size, 0);
  return { timings, nbSent, lost };
}

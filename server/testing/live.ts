import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

type Told = { event: string; data: unknown; /** When it came, in ms. */ at: number };

const patience = 20_000;

function readEvent(block: string): Told | undefined {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event && data ? { event, data: JSON.parse(data) as unknown, at: Date.now() } : undefined;
}

/** Watches what a process tells live, as a page does, or a tablet by its own `path`. */
export async function watch(
  origin: string,
  headers: Record<string, string>,
  heard?: (told: Told) => void,
  path = '/sessions/live',
) {
  // Not `fetch`: it opens other connections in the place of those that it aborts, and a server waits for them when it closes.
  const request = get(`${origin}/api${path}`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const events: Told[] = [];
  let all = '';
  let over = false;
  void (async () => {
    let text = '';
    for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) {
      all += part;
      const blocks = (text + part).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const told = readEvent(block);
        if (!told) continue;
        events.push(told);
        heard?.(told);
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (over = true));
  return {
    status: answer.statusCode,
    headers: answer.headers,
    events,
    text: () => all,
    isOver: () => over,
    leave: () => void request.destroy(),
    /** @throws when it has not come true in time, with what was told until then */
    async until(isTrue: () => boolean): Promise<void> {
      for (const end = Date.now() + patience; !isTrue(); await pause(20))
        if (Date.now() > end) throw new Error(`Told until now: ${JSON.stringify(events)}`);
    },
  };
}
export type Watched = Awaited<ReturnType<typeof watch>>;

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import { waitFor } from './wait-for.ts';

type ReceivedEvent = { event: string; data: unknown; /** Time of arrival, in ms since 1970. */ at: number };

const timeoutMs = 20_000;

function readEvent(block: string): ReceivedEvent | undefined {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event && data ? { event, data: JSON.parse(data) as unknown, at: Date.now() } : undefined;
}

type Stream = {
  headers: Record<string, string>;
  onEvent?: (event: ReceivedEvent) => void;
  /** Path below `/api`; by default that of the events of revision sessions. */
  path?: string;
};

/** Reads an event stream of a server process as a page does. */
export async function watch(origin: string, { headers, onEvent, path = '/sessions/live' }: Stream) {
  // Not `fetch`: it replaces an aborted connection with a new connection, for which a closing server would wait.
  const request = get(`${origin}/api${path}`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: ReceivedEvent[] = [];
  let all = '';
  let ended = false;
  void (async () => {
    let text = '';
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      all += chunk;
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const event = readEvent(block);
        if (!event) continue;
        events.push(event);
        onEvent?.(event);
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (ended = true));

  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    text: () => all,
    hasEnded: () => ended,
    leave: () => void request.destroy(),
    /** @throws on timeout, with the events received so far */
    async until(isTrue: () => boolean): Promise<void> {
      await waitFor(isTrue, { timeoutMs, describe: () => `Events received: ${JSON.stringify(events)}` });
    },
  };
}

export type Watched = Awaited<ReturnType<typeof watch>>;

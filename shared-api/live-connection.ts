import { portalHeader } from '@memocartes/contract/http/portal-header';
import { readEvents } from './event-stream.ts';
import type { StreamEvent } from './event-stream.ts';

export type Line = {
  /** What was told. */ onEvent: (event: StreamEvent) => void;
  /** Whether the line holds. */ onState: (isUp: boolean) => void;
  /** A refusal, which waiting will not change: the line is given up. */ onRefusal: () => void;
};

/** The server gives a sign of life every 15 s: twice that, and the line is dead without having said so. */
const patience = 35_000;
const longest = 30_000;

/** What a browser tells of the network and of the page; tests of the server, which read this file too, have none. */
type Browser = {
  document?: { visibilityState: string };
  addEventListener?: (type: string, heard: () => void) => void;
  removeEventListener?: (type: string, heard: () => void) => void;
};
const browser = globalThis as Browser;

const isSeen = () => browser.document?.visibilityState !== 'hidden';

/**
 * Holds a stream of server-sent events while the page is seen (a browser has few connections, and a hidden page nobody to tell), and
 * takes it up again after a cut: at once when the network is back, else after what the server asked for, twice as long each time it fails.
 * @returns how to let it go
 */
export function holdLine(url: string, { onEvent, onState, onRefusal }: Line): () => void {
  let trial: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = 2_000;
  let failures = 0;
  let ended = false;

  async function listen({ signal }: AbortController): Promise<void> {
    const headers = { ...portalHeader, Accept: 'text/event-stream' };
    const answer = await fetch(url, { headers, credentials: 'same-origin', cache: 'no-store', signal });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      ended = true;
      return onRefusal();
    }
    if (!answer.ok) return;
    failures = 0;
    onState(true);
    await readEvents(answer, { onEvent, onRetry: (ms) => (retry = ms) }, patience);
  }

  function take(): void {
    clearTimeout(timer);
    if (ended || trial || !isSeen()) return;
    const mine = (trial = new AbortController());
    void listen(mine)
      .catch(() => undefined)
      .then(() => {
        if (trial !== mine) return;
        trial = undefined;
        if (ended) return;
        onState(false);
        timer = setTimeout(take, Math.min(longest, retry * 2 ** failures));
        failures += 1;
      });
  }
  function drop(): void {
    clearTimeout(timer);
    trial?.abort();
    trial = undefined;
  }

  const heard = {
    online: () => (drop(), (failures = 0), take()),
    offline: () => (drop(), onState(false)),
    visibilitychange: () => (isSeen() ? take() : drop()),
  };
  for (const [type, act] of Object.entries(heard)) browser.addEventListener?.(type, act);
  take();
  return () => {
    ended = true;
    drop();
    for (const [type, act] of Object.entries(heard)) browser.removeEventListener?.(type, act);
  };
}

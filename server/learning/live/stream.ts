import { PassThrough } from 'node:stream';
import type { LiveEvent } from '@memocartes/contract/learning/live/live';

/** How long a page waits before it asks again, in ms; a second of it by chance, so that a restart does not bring all at once. */
const retry = () => 1_000 + Math.round(Math.random() * 1_000);
/** Octets that wait for a page that doesn't take them: past it the page is let go, and comes back when it can. */
const most = 64 * 1024;

/** Neither a proxy nor a compressor may keep back what is told. */
export const streamHeaders = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** Server-sent events to one page. */
export function openStream() {
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.writableLength > most) body.destroy();
    else if (body.writable) body.write(text);
  };
  write(`retry: ${retry()}\n\n`);
  return {
    body,
    send: (event: LiveEvent, data: object = {}) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** A sign of life. */
    beat: () => write(': \n\n'),
    end: () => void body.end(),
  };
}
export type EventStream = ReturnType<typeof openStream>;

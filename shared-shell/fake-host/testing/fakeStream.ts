import { act } from '@testing-library/react';

/**
 * A stream of server-sent events, for a response of the fake API: `{ 'GET /account/live': { stream } }`. `send` passes
 * an event to the page, or keeps it until the page reads the stream.
 */
export function fakeStream() {
  const unread: string[] = [];
  const buffer = (text: string): void => void unread.push(text);
  let deliver = buffer;

  const read = () =>
    new Promise<{ readonly value: Uint8Array<ArrayBuffer>; readonly done: false }>((done) => {
      const resolveRead = (text: string) => {
        deliver = buffer;
        done({ value: new TextEncoder().encode(text), done: false });
      };

      const next = unread.shift();
      if (next === undefined) deliver = resolveRead;
      else resolveRead(next);
    });

  return {
    stream: { getReader: () => ({ read, cancel: async () => undefined }) },
    send: (event: string, data: object = {}) =>
      act(async () => deliver(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
  };
}

import { readEvents, type StreamEvent } from './event-stream.ts';

const responseWith = (parts: Uint8Array[]) => {
  const remaining = [...parts];
  const read = async () => ({ value: remaining[0], done: !remaining.shift() });
  return { body: { getReader: () => ({ read, cancel: async () => undefined }) } } as unknown as Response;
};

async function eventsOf(parts: Uint8Array[]) {
  const events: StreamEvent[] = [];
  const retries: number[] = [];
  const handlers = {
    onData: () => undefined,
    onEvent: (event: StreamEvent) => void events.push(event),
    onRetry: (ms: number) => void retries.push(ms),
  };
  await readEvents(responseWith(parts), handlers, 1000);
  return { events, retries };
}

test('parses event names, multi-line data, comments and retry', async () => {
  const text = 'retry: 1500\n\n: \n\nevent: session\ndata: {"a":\ndata: 1}\n\ndata: é\n\nevent: empty\n\nretry: no\n\n';
  const expected = {
    events: [
      { event: 'session', data: '{"a":\n1}' },
      { event: 'message', data: 'é' },
    ],
    retries: [1500],
  };
  const bytes = new TextEncoder().encode(text);
  expect(await eventsOf([bytes])).toEqual(expected);
  expect(await eventsOf([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('an incomplete block is not an event', async () => {
  expect((await eventsOf([new TextEncoder().encode('event: session\ndata: {"a"')])).events).toEqual([]);
});

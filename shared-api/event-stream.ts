/** One message of a stream of server-sent events. */
export type StreamEvent = { event: string; data: string };

type BlockHandlers = { onEvent: (event: StreamEvent) => void; onRetry: (ms: number) => void };

/** `onData` is called for each part of the response, also for a heartbeat, before its events. */
type EventHandlers = BlockHandlers & { onData: () => void };

/** Parses the lines of one event, and passes the event and its `retry` to the handlers. */
function readBlock(block: string, { onEvent, onRetry }: BlockHandlers): void {
  const parsed: StreamEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') parsed.event = value!;
    if (field === 'data') parsed.data = parsed.data ? `${parsed.data}\n${value}` : value!;
    if (field === 'retry' && /^\d+$/.test(value!)) onRetry(Number(value));
  }
  if (parsed.data) onEvent(parsed);
}

/**
 * Reads server-sent events until the response ends or is silent for `silenceTimeoutMs`. Rejects if the connection
 * breaks. `EventSource` is not used: it can't send the portal's header, stops at the first 503, and hides the error.
 */
export async function readEvents(response: Response, handlers: EventHandlers, silenceTimeoutMs: number): Promise<void> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reader.cancel().catch(() => undefined), silenceTimeoutMs);
  };

  try {
    let text = '';
    restartTimer();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      restartTimer();
      handlers.onData();
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) readBlock(block, handlers);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** One message of a stream of server-sent events. */
export type StreamEvent = { event: string; data: string };

type EventHandlers = { onEvent: (event: StreamEvent) => void; onRetry: (ms: number) => void };

/** Reads a block of lines, up to the empty one that ends it. */
function readBlock(block: string, { onEvent, onRetry }: EventHandlers): void {
  const found: StreamEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') found.event = value!;
    if (field === 'data') found.data = found.data ? `${found.data}\n${value}` : value!;
    if (field === 'retry' && /^\d+$/.test(value!)) onRetry(Number(value));
  }
  if (found.data) onEvent(found);
}

/**
 * Reads server-sent events until the answer ends or falls silent for `patience` ms.
 * Not the browser's own `EventSource`: that one can't send the portal's header, gives up for good at the first 503, and doesn't say
 * why it was refused.
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
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) readBlock(block, handlers);
    }
  } finally {
    clearTimeout(timer);
  }
}

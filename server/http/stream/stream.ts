import { PassThrough } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { liveStreams } from '../../metrics/metrics.ts';

/**
 * Time before a page reconnects, in milliseconds: one to two seconds. Random, so that not all pages reconnect at the
 * same time after a restart.
 */
const retryMs = () => 1_000 + Math.round(Math.random() * 1_000);
/** Unsent bytes above which the server disconnects a slow page, which then reconnects automatically. */
const maxBufferedBytes = 64 * 1024;

/** Keeps proxies and compressors from buffering events. */
const streamHeaders = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** Server-sent events to one page. */
export function openStream() {
  const body = new PassThrough();

  const write = (text: string): void => {
    if (body.writableLength > maxBufferedBytes) body.destroy();
    else if (body.writable) body.write(text);
  };

  write(`retry: ${retryMs()}\n\n`);
  return {
    body,
    send: (event: string, data: object = {}) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** A comment line that keeps the connection open. */
    heartbeat: () => write(': \n\n'),
    end: () => void body.end(),
  };
}

export type EventStream = ReturnType<typeof openStream>;

type StreamLife = {
  /** Seconds between two calls of `onHeartbeat`. */
  heartbeatSeconds: number;
  onHeartbeat: () => void;
  /** Called once, when the server or the page has ended the stream. */
  onClose: () => void;
};

/** Sends a stream as the response, counts it among the open ones, and calls `onHeartbeat` at intervals meanwhile. */
export function sendStream(
  reply: FastifyReply,
  { body }: EventStream,
  { heartbeatSeconds, onHeartbeat, onClose }: StreamLife,
) {
  liveStreams.inc();
  const timer = setInterval(onHeartbeat, heartbeatSeconds * 1000);
  body.once('close', () => {
    clearInterval(timer);
    liveStreams.dec();
    onClose();
  });
  return reply.type('text/event-stream').headers(streamHeaders).send(body);
}

import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import pg from 'pg';

import { type Db, openScoped } from './database.ts';
import type { PoolLimits } from './pool/pool.ts';
import { noSchool, runInScope } from './scope/scope.ts';

export type Subscriber = {
  /** Called with the payload of each `pg_notify`. */
  onMessage: (payload: string) => void;
  /** Called on each (re)connection: notifications sent before it may have been lost. */
  onConnect: () => void;
};
/** Listens to a channel. @returns a function that stops listening */
export type Listen = (channel: string, subscriber: Subscriber) => () => Promise<void>;

/** A database and its notification channels. */
export type Opened = { db: Db; listen: Listen };

/** A listening connection does not detect a dead server, so it sends a query at this interval. */
const heartbeatMs = 15_000;
const timeoutMs = 5_000;
const retryMs = 1_000;

/** Listens until the signal aborts, or the connection ends or stops responding. */
async function listenUntilClosed(
  url: string,
  channel: string,
  { onMessage, onConnect }: Subscriber,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  const disconnection = new AbortController();
  client.on('error', () => disconnection.abort()).on('end', () => disconnection.abort());
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onConnect();
    const ending = AbortSignal.any([signal, disconnection.signal]);
    while (!ending.aborted) {
      const isDue = await pause(heartbeatMs, true, { signal: ending, ref: false }).catch(() => false);
      if (isDue) await client.query('select 1');
    }
  } finally {
    client.removeAllListeners('notification'); // The connection closes asynchronously.
    void client.end().catch(() => undefined);
  }
}

/** Listens on a dedicated connection and reconnects when it is lost. */
export const listenOnServer =
  (url: string): Listen =>
  (channel, subscriber) => {
    const ending = new AbortController();
    const { signal } = ending;
    const finished = (async () => {
      while (!signal.aborted) {
        await listenUntilClosed(url, channel, subscriber, signal).catch(() => undefined);
        await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    })();
    return () => {
      ending.abort();
      return finished;
    };
  };

type Server = {
  url: string;
  /** Maximum connections. */
  max: number;
  /** URL without transaction pooling. */
  listenUrl?: string;
  limits?: PoolLimits;
};

/** A PostgreSQL server, shared by any number of processes. */
export const openServer = ({ url, max, listenUrl = url, limits }: Server): Opened => ({
  db: openScoped({ url, max, limits }),
  listen: listenOnServer(listenUrl),
});

/** The embedded database has one session, so its only connection receives every notification. */
export function openEmbedded(url: string): Opened {
  const messages = new EventEmitter();
  const db = openScoped({ url, max: 1, onNotification: (channel, payload) => messages.emit(channel, payload) });

  const listen: Listen = (channel, subscriber) => {
    messages.on(channel, subscriber.onMessage);
    const listening = runInScope(noSchool, () => sql`listen ${sql.id(channel)}`.execute(db)).then(
      subscriber.onConnect,
      () => undefined,
    );
    return async () => {
      messages.off(channel, subscriber.onMessage);
      await listening;
    };
  };

  return { db, listen };
}

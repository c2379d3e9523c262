import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { openScoped } from './database.ts';
import type { Db } from './database.ts';
import type { PoolLimits } from './pool/pool.ts';
import { noSchool, runInScope } from './scope/scope.ts';

export type Hearing = {
  /** What a process said with `pg_notify`. */ told: (payload: string) => void;
  /** From now on everything is heard; what was said while the line was down was not. */ again: () => void;
};
/** Hears a channel until told otherwise. */
export type Listen = (channel: string, hearing: Hearing) => () => Promise<void>;

/** The database, and the way to hear what any process says on it. */
export type Opened = { db: Db; listen: Listen };

/** A connection that only hears does not see that its other end is gone: it is asked something now and then. */
const beat = 15_000;
const patience = 5_000;
const retry = 1_000;

/** Hears until the connection ends or falls silent. */
async function hear(url: string, channel: string, { told, again }: Hearing, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience });
  const gone = new AbortController();
  client.on('error', () => gone.abort()).on('end', () => gone.abort());
  client.on('notification', ({ payload = '' }) => told(payload));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    again();
    const ending = AbortSignal.any([signal, gone.signal]);
    while (!ending.aborted) {
      await pause(beat, undefined, { signal: ending, ref: false }).catch(() => undefined);
      if (!ending.aborted) await client.query('select 1');
    }
  } finally {
    client.removeAllListeners('notification'); // the connection closes a moment later
    void client.end().catch(() => undefined);
  }
}

/** Hears on a connection of its own, which comes back whenever it is lost. */
export const listenOnServer =
  (url: string): Listen =>
  (channel, hearing) => {
    const ending = new AbortController();
    const { signal } = ending;
    const heard = (async () => {
      while (!signal.aborted) {
        await hear(url, channel, hearing, signal).catch(() => undefined);
        await pause(retry, undefined, { signal, ref: false }).catch(() => undefined);
      }
    })();
    return () => {
      ending.abort();
      return heard;
    };
  };

type Server = {
  url: string;
  /** Connections at most. */ max: number;
  /** Where transactions are not pooled. */ listenUrl?: string;
  limits?: PoolLimits;
};

/** A PostgreSQL of its own, which any number of processes share. */
export const openServer = ({ url, max, listenUrl = url, limits }: Server): Opened => ({
  db: openScoped({ url, max, limits }),
  listen: listenOnServer(listenUrl),
});

/** The embedded database has one session: whoever speaks, its one connection hears. */
export function openEmbedded(url: string): Opened {
  const said = new EventEmitter();
  const db = openScoped({ url, max: 1, heard: (channel, payload) => said.emit(channel, payload) });
  const listen: Listen = (channel, hearing) => {
    said.on(channel, hearing.told);
    const listening = runInScope(noSchool, () => sql`listen ${sql.id(channel)}`.execute(db)).then(
      hearing.again,
      () => undefined,
    );
    return async () => {
      said.off(channel, hearing.told);
      await listening;
    };
  };
  return { db, listen };
}

import { Agent, request } from 'node:http';

import { median } from '../statistics/quantile.ts';
import type { BenchServer } from './process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A request: server, path and token of a login session. */
export type Target = { origin: string; path: string; token: string };

export const get = ({ origin, path, token }: Target) =>
  new Promise<string>((resolve, reject) => {
    request(`${origin}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${response.statusCode} ${text}`)),
      );
    })
      .once('error', reject)
      .end();
  });

type Posted = { origin: string; path: string; token: string; body: unknown };

/**
 * Sends a POST request to a path below `/api` in a login session.
 *
 * @returns the status (0 when the connection broke) and the body of the response
 */
export async function post({ origin, path, token, body }: Posted): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  return { status: text === undefined ? 0 : response!.status, body: (text ? JSON.parse(text) : undefined) as unknown };
}

/** Runs `act` `times` times, at most `concurrency` runs at a time. @returns runs per second */
export async function repeat(times: number, concurrency: number, act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let remaining = times;

  const worker = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await act();
    }
  };

  await Promise.all(Array.from({ length: concurrency }, worker));
  return times / ((performance.now() - startedAt) / 1000);
}

export type Round = {
  /** CPU time of the server in microseconds per request. */
  cpu: number;
  /** Requests per second. */
  rate: number;
};

/** Sends `times` requests, 16 concurrently. */
export async function measure(server: BenchServer, target: Omit<Target, 'origin'>, times: number): Promise<Round> {
  const cpu = await server.cpu();
  const rate = await repeat(times, 16, () => get({ origin: server.origin, ...target }));
  return { cpu: ((await server.cpu()) - cpu) / times, rate };
}

/** Measures servers in alternating rounds, so that other load on the machine affects all of them. @returns medians */
export async function measureInRounds<S>(servers: readonly S[], rounds: number, act: (server: S) => Promise<Round>) {
  const measured: Round[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) measured[index]!.push(await act(server));
  }
  return measured.map((results) => ({
    cpu: median(results.map(({ cpu }) => cpu)),
    rate: median(results.map(({ rate }) => rate)),
  }));
}

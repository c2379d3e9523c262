import { Agent, request } from 'node:http';
import type { Started } from './process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What is asked for: where, and as whom. */
export type Ask = { origin: string; path: string; token: string };

export const get = ({ origin, path, token }: Ask) =>
  new Promise<string>((resolve, reject) => {
    request(`${origin}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    })
      .once('error', reject)
      .end();
  });

/** Does something `times` times, `atOnce` at a time. @returns how many a second */
export async function repeat(times: number, atOnce: number, act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let left = times;
  const inTurn = async () => {
    while (left > 0) {
      left -= 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return times / ((performance.now() - begun) / 1000);
}

export type Round = {
  /** Microseconds of the server's process, a request. */ cpu: number;
  /** Requests a second. */ rate: number;
};

/** Sends `times` requests, 16 at a time. */
export async function measure(server: Started, ask: Omit<Ask, 'origin'>, times: number): Promise<Round> {
  const cpu = await server.cpu();
  const rate = await repeat(times, 16, () => get({ origin: server.origin, ...ask }));
  return { cpu: ((await server.cpu()) - cpu) / times, rate };
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Servers in turns, so that whatever else the machine does falls on all of them. */
export async function inTurns<S>(servers: readonly S[], rounds: number, act: (server: S) => Promise<Round>) {
  const measured: Round[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) measured[index]!.push(await act(server));
  return measured.map((of) => ({ cpu: median(of.map(({ cpu }) => cpu)), rate: median(of.map(({ rate }) => rate)) }));
}

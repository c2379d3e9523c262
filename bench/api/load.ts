import { Agent, request } from 'node:http';
import type { Started } from './process.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const get = (origin: string, token: string) =>
  new Promise<string>((resolve, reject) => {
    request(`${origin}/api/students`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    })
      .once('error', reject)
      .end();
  });

export const answerOf = async (server: Started, token: string) =>
  JSON.parse(await get(server.origin, token)) as { students: { id: number }[]; count: number };

export type Round = {
  /** Microseconds of the server's process, a request. */ cpu: number;
  /** Requests a second. */ rate: number;
};

/** Sends `times` requests, 16 at a time. */
export async function measure(server: Started, token: string, times: number): Promise<Round> {
  const cpu = await server.cpu();
  const begun = performance.now();
  let left = times;
  const sendInTurn = async () => {
    while (left > 0) {
      left -= 1;
      await get(server.origin, token);
    }
  };
  await Promise.all(Array.from({ length: 16 }, sendInTurn));
  const seconds = (performance.now() - begun) / 1000;
  return { cpu: ((await server.cpu()) - cpu) / times, rate: times / seconds };
}

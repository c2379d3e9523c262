import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { portalHeader } from '@memocartes/contract/http/portal-header';

/** Reuses connections, without a limit on their number. */
const agent = new Agent({ keepAlive: true });

type Sent = { origin: string; path: string; headers: Record<string, string>; body?: unknown };

/** Sends a request. @throws Error when it fails or is refused */
export const send = <T>(method: 'GET' | 'POST', { origin, path, headers, body }: Sent) =>
  new Promise<T>((resolve, reject) => {
    const all = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = request(`${origin}${path}`, { agent, method, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () =>
        response.statusCode! < 300 ? resolve(JSON.parse(text) as T) : reject(new Error(`${path}: ${text}`)),
      );
    });
    sent.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

export const asPerson = (token: string) => ({ authorization: `Bearer ${token}` });
export const asTablet = (secret: string) => ({ cookie: `device=${secret}`, ...portalHeader });

export type Tablet = { sessionId: number; studentId: number; secret: string; origins: readonly string[] };

const answerIntervalMs = 8_000;
const answersPerTablet = 6;
/** One answer in ten is sent to both processes concurrently, as if it were sent again after a lost response. */
const duplicateEvery = 10;

export type Answered = {
  studentId: number;
  /** Position among the student's answers, from 1. */
  nb: number;
  sentAt: number;
  ms: number;
};

/** A student answers at a constant interval. `onAccepted` is called for each accepted answer. */
export async function revise(
  tablet: Tablet,
  cards: readonly number[],
  onAccepted: (answer: Answered) => void,
): Promise<void> {
  const path = `/api/device/sessions/${tablet.sessionId}/students/${tablet.studentId}/answers`;
  const headers = asTablet(tablet.secret);
  await pause(Math.random() * answerIntervalMs);
  for (let n = 1; n <= answersPerTablet; n += 1) {
    const answer = {
      client_id: randomUUID(),
      cards_id: cards[n % cards.length]!,
      is_right: n % 4 > 0,
      answered_at: new Date().toISOString(),
    };
    const isSentTwice = (tablet.studentId + n) % duplicateEvery === 0;
    const sentAt = performance.now();

    const post = async (origin: string) => {
      await send('POST', { origin, path, headers, body: { answers: [answer] } });
      return performance.now() - sentAt;
    };

    const durations = await Promise.all((isSentTwice ? tablet.origins : tablet.origins.slice(0, 1)).map(post));
    onAccepted({ studentId: tablet.studentId, nb: n, sentAt, ms: Math.max(...durations) });
    await pause(Math.max(0, answerIntervalMs - (performance.now() - sentAt)));
  }
}

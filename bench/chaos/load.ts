import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { asPerson, asTablet, type Tablet } from '../sessions/tablets.ts';
import type { Log } from './log.ts';

type Sent = { method?: string; path: string; headers: Record<string, string>; body?: unknown };
type Send = (sent: Sent) => Promise<{ status: number; body: unknown }>;

/** Timeout of a client in milliseconds; longer than any allowed response time. */
const clientTimeoutMs = 15_000;

/**
 * Returns a function that sends requests to the processes in turn. If a process does not listen, the function tries the
 * next one, as a proxy does. Each attempt is logged.
 */
export function createSend(origins: readonly string[], log: Log): Send {
  let turn = 0;
  return async ({ method = 'GET', path, headers, body }) => {
    turn += 1;
    const label = `${method} ${path.replace(/\d+/g, ':id')}`;
    for (let attempt = 0; attempt < origins.length; attempt += 1) {
      const startedAt = performance.now();
      const origin = origins[(turn + attempt) % origins.length]!;
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(clientTimeoutMs),
      }).catch((error: unknown) => error as Error & { cause?: { code?: string } });
      if (response instanceof Response) {
        const text = await response.text().catch(() => '');
        log.add(response.status, performance.now() - startedAt, label);
        return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined };
      }
      if (response.name === 'TimeoutError') log.add(599, clientTimeoutMs, label);
      else log.add(0, 0, label);
      // A proxy retries only requests that never reached a process.
      if (response.cause?.code !== 'ECONNREFUSED') break;
    }
    return { status: 0, body: undefined };
  };
}

/** A tablet: one answer every `everyMs` on average; answers that were not accepted are sent again with the same ids. */
export async function sendAnswers(
  tablet: Tablet,
  cards: readonly number[],
  { send, log, until, everyMs, random }: Client,
) {
  const path = `/api/device/sessions/${tablet.sessionId}/students/${tablet.studentId}/answers`;
  let queue: { client_id: string; cards_id: number; is_right: boolean; answered_at: string }[] = [];
  await pause(random() * everyMs);
  for (let n = 0; Date.now() < until || queue.length > 0; n += 1) {
    if (Date.now() < until) {
      const cards_id = cards[n % cards.length]!;
      queue.push({ client_id: randomUUID(), cards_id, is_right: n % 4 > 0, answered_at: new Date().toISOString() });
    } else if (Date.now() > until + 60_000) break;
    const answers = queue.slice(0, 100);
    const { status } = await send({ method: 'POST', path, headers: asTablet(tablet.secret), body: { answers } });
    if (status >= 200 && status < 300) {
      for (const { client_id } of answers) log.answers.add(client_id);
      queue = queue.slice(answers.length);
    }
    await pause(everyMs * (0.5 + random()));
  }
}

export type Client = { send: Send; log: Log; until: number; everyMs: number; random: () => number };

/** A person who requests paths of the API one after the other. */
export async function readPages(token: string, paths: readonly string[], { send, until, everyMs, random }: Client) {
  for (let n = 0; Date.now() < until; n += 1) {
    await send({ path: paths[n % paths.length]!, headers: asPerson(token) });
    await pause(everyMs * (0.5 + random()));
  }
}

/** A school admin who adds students; a failed request is not repeated. */
export async function addStudents(token: string, schoolId: number, { send, log, until, everyMs, random }: Client) {
  while (Date.now() < until) {
    const body = { firstname: 'Ada', lastname: 'Byron', schools_id: schoolId };
    const response = await send({ method: 'POST', path: '/api/students', headers: asPerson(token), body });
    if (response.status === 201) log.students.add((response.body as { id: number }).id);
    await pause(everyMs * (0.5 + random()));
  }
}

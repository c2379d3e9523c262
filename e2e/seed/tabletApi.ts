import { randomUUID } from 'node:crypto';

import type { StartedRevision } from '@memocartes/contract/devices/join/device.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';

/**
 * API client of a tablet that was approved by QR code and has joined the session of `code`. For a whole class,
 * calls are faster than browsers.
 */
export async function joinAsTablet(origin: string, secret: string, code: string) {
  let cookie = '';

  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/api/device${path}`, {
      method: 'POST',
      headers: { cookie, ...portalHeader, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((item) => item.split(';')[0])
      .join('; ');
    return (await response.json()) as T;
  };

  await call('/attach', { secret });
  await call('/join', { code });
  const pathOf = (session: number, student: number) => `/sessions/${session}/students/${student}`;

  return {
    begin: (session: number, student: number) => call<StartedRevision>(`${pathOf(session, student)}/start`),
    answer: (session: number, student: number, cards_id: number, result: 'right' | 'wrong') =>
      call(`${pathOf(session, student)}/answers`, {
        answers: [
          { client_id: randomUUID(), cards_id, is_right: result === 'right', answered_at: new Date().toISOString() },
        ],
      }),
  };
}

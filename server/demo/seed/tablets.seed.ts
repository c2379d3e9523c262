import { randomBytes } from 'node:crypto';

import { addDays } from '@memocartes/contract/learning/calendar/days';

import type { SeedContext, SeededSchool } from './generators/context.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

/** Tablets of a school: how many have a name, how many have none, and the prefix of the names. */
type DemoTablets = { prefix: string; named: number; unnamed: number };

const labels = ['4F7K', '9QRT', 'B2MX', '7HWP', '3CDY', 'K8RV', 'M6TB', 'X3QG', 'D9WF', 'H4YJ', 'R7CM', 'V2KP'];

/**
 * Inserts tablets that were approved about two months ago and used in the last three weeks. Their tokens are random, so
 * no device can use them.
 */
export async function seedTablets(
  { db, today }: SeedContext,
  { id, admin, teachers }: SeededSchool,
  { prefix, named, unnamed }: DemoTablets,
): Promise<void> {
  const approver = admin ?? teachers[0]!;
  const rows = labels.slice(0, named + unnamed).map((label, i) => {
    const approved = parisInstant(addDays(today, -60 + i), secondsAt(8, 10));
    const byQr = i % 3 === 0;
    return {
      schools_id: id,
      label,
      name: i < named ? `${prefix}${i + 1}` : null,
      token_hash: randomBytes(32),
      status: 'APPROVED' as const,
      approval: byQr ? ('QR' as const) : ('TOUCH' as const),
      approved_by: byQr ? null : approver.authId,
      date_create: approved,
      date_request: approved,
      date_approve: approved,
      date_seen: parisInstant(addDays(today, -1 - ((i * i) % 23)), secondsAt(9, 5 + i)),
    };
  });
  await db.insertInto('devices').values(rows).execute();
}

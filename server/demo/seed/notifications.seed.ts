import { addDays } from '@memocartes/contract/calendar/days';
import { notifications } from '../notifications.data.ts';
import type { Audience } from '../notifications.data.ts';
import { insertForIds, insertRows } from './bulk.ts';
import type { Account, SeedContext } from './context.ts';
import { at, parisInstant } from './times.ts';

/** Who each audience is; a family's notifications are about one child. */
export type Audiences = Record<Audience, Account[]>;

/** Rings the bells: one notification, one row for each account of its audiences.. */
export async function seedNotifications(
  { db, today }: SeedContext,
  audiences: Audiences,
  childId: number,
): Promise<void> {
  const oldestFirst = notifications.toReversed();
  const ids = await insertForIds(
    db,
    'notifications',
    oldestFirst.map(({ type, title, content, link, daysAgo, to }) => ({
      type,
      title,
      content,
      link: link ?? null,
      students_id: to.includes('USER') ? childId : null,
      date_create: parisInstant(addDays(today, -daysAgo), at(0, 30)),
    })),
  );
  await insertRows(
    db,
    'notifications_users',
    oldestFirst.flatMap(({ to, viewed }, i) =>
      to
        .flatMap((audience) => audiences[audience])
        .map(({ authId }) => ({ notifications_id: ids[i]!, authentications_id: authId, is_viewed: viewed ?? false })),
    ),
  );
}

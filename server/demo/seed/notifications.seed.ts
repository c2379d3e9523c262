import { addDays } from '@memocartes/contract/learning/calendar/days';

import { parisMidnight } from '../../calendar/weeks.ts';
import type { Db } from '../../database/database.ts';
import { activityColumns } from '../../figures/activity-figures.ts';
import { type Audience, notifications } from '../data/notifications.data.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account, SeedContext } from './generators/context.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

/** Accounts that receive the notifications of each audience. */
export type Audiences = Record<Audience, Account[]>;

const acquiredMark = '{{acquired}}';
const childMark = '{{child}}';

async function countAcquired(db: Db, studentId: number, since: string): Promise<number> {
  const { nb_acquired } = await db
    .selectFrom('cards_events')
    .select(activityColumns)
    .where('cards_events.students_id', '=', studentId)
    .where('cards_events.answered_at', '>=', parisMidnight(since))
    .executeTakeFirstOrThrow();
  return nb_acquired;
}

/** Inserts the notifications, with one row per recipient; those for followers are about the given student. */
export async function seedNotifications(
  { db, today }: SeedContext,
  audiences: Audiences,
  { id: childId, firstname }: { readonly id: number; readonly firstname: string },
): Promise<void> {
  const acquired = await countAcquired(db, childId, addDays(today, -7));
  const oldestFirst = notifications
    .filter(({ content }) => acquired > 0 || !content.includes(acquiredMark))
    .map((notification) => ({
      ...notification,
      content: notification.content.replace(acquiredMark, String(acquired)).replace(childMark, firstname),
    }))
    .toReversed();
  const ids = await insertForIds(
    db,
    'notifications',
    oldestFirst.map(({ type, title, content, link, daysAgo, to }) => ({
      type,
      title,
      content,
      link: link ?? null,
      students_id: to.includes('USER') ? childId : null,
      date_create: parisInstant(addDays(today, -daysAgo), secondsAt(0, 30)),
      date_visible: parisInstant(addDays(today, -daysAgo), secondsAt(0, 30)),
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

import { today } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../../database/database.ts';

/** A running announcement to one school; with `dismissedBy`, a deleted announcement that this account had dismissed. */
export async function insertAnnouncement(db: Db, schoolId: number, dismissedBy?: number): Promise<{ id: number }> {
  const announcement = await db
    .insertInto('announcements')
    .values({
      level: 'INFO',
      content_fr: `Annonce à l’école ${schoolId}`,
      target: 'SCHOOLS',
      date_start: today(),
      date_end: '2099-01-01',
      date_notify: new Date().toISOString(),
      date_delete: dismissedBy ? new Date().toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = { announcements_id: announcement.id };
  await db
    .insertInto('announcements_schools')
    .values({ ...link, schools_id: schoolId })
    .execute();
  if (dismissedBy) {
    await db
      .insertInto('announcements_dismissed')
      .values({ ...link, authentications_id: dismissedBy })
      .execute();
  }
  return announcement;
}

/** A message that an account sent with the contact form. */
export const insertContactMessage = (db: Db, authentications_id: number): Promise<{ id: number }> =>
  db
    .insertInto('contact_messages')
    .values({ authentications_id, subject: 'Question', details: 'Bonjour' })
    .returning('id')
    .executeTakeFirstOrThrow();

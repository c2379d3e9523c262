import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';
import { listReaders, lockDue } from './announcements.queries.ts';
import { notifyReaders } from './announcements.writes.ts';

/** Notifies the readers of announcements that have begun, and updates their banners [announcements.notified]. */
export const startAnnouncements = (db: Db) =>
  db.transaction().execute(async (trx) => {
    for (const id of await lockDue(trx)) {
      await notifyReaders(trx, id);
      await publishAccountEvent(trx, await listReaders(trx, id), { event: 'announcements' });
    }
  });

export const announcementsJob: Handler = { run: ({ db }) => startAnnouncements(db) };

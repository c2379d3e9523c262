import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';
import { runForEach } from '../job-queue/run-for-each.ts';
import { listDue, listReaders, lockDue } from './announcements.queries.ts';
import { notifyReaders } from './announcements.writes.ts';

const start = (db: Db, id: number) =>
  db.transaction().execute(async (trx) => {
    if (!(await lockDue(trx, id))) return;
    await notifyReaders(trx, id);
    await publishAccountEvent(trx, await listReaders(trx, id), { event: 'announcements' });
  });

/**
 * Notifies the readers of announcements that have begun, and updates their banners [announcements.notified]. A failure
 * of one does not stop the others. @throws AggregateError of the failures, once every announcement was tried
 */
export const startAnnouncements = async (db: Db): Promise<void> =>
  runForEach(await listDue(db), 'announcements failed', (id) => start(db, id));

export const announcementsJob: Handler = { run: ({ db }) => startAnnouncements(db) };

import { type Announcement, announcements } from '@memocartes/contract/announcements/announcements.routes';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { presentAuthor } from '../database/queries/author.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  isCurrent,
  listAnnouncements,
  listCurrent,
} from './announcements.queries.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  dismissAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from './announcements.writes.ts';

const present = ({ firstname, lastname, date_delete: _hidden, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  author: presentAuthor({ firstname, lastname }),
});

async function viewAnnouncement(db: Db, id: number): Promise<Announcement> {
  const announcement = await findAnnouncement(db, id);
  if (!announcement) throw refuse('NOT_FOUND');
  return present(announcement);
}

/**
 * Announcements: the banner for staff and followers, and its management by superadmins. An update of an old version is
 * refused with the current version [announcements.versions] [announcements.undo].
 */
export function announcementsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(announcements.current),
    handler: async ({ actor }) => {
      const announcements = await listCurrent(db, actor);
      return { announcements, count: announcements.length };
    },
  });
  app.route({
    ...http(announcements.dismiss),
    handler: async ({ actor, params }) => {
      if (!(await isCurrent(db, actor, params.id))) throw refuse('NOT_FOUND');
      await db.transaction().execute(async (trx) => {
        await dismissAnnouncement(trx, actor, params.id);
        // The person's other open pages hide the announcement too.
        await publishAccountEvent(trx, [actor.id], { event: 'announcements' });
      });
    },
  });
  app.route({
    ...http(announcements.list),
    handler: async ({ query }) => {
      const { rows, count } = await listAnnouncements(db, query);
      return { announcements: rows.map(present), count };
    },
  });
  app.route({ ...http(announcements.view), handler: ({ params }) => viewAnnouncement(db, params.id) });
  app.route({
    ...http(announcements.create),
    handler: ({ actor, body }) => db.transaction().execute((trx) => createAnnouncement(trx, actor, body)),
  });
  app.route({
    ...http(announcements.update),
    handler: async (request) => {
      const { id } = request.params;
      await db.transaction().execute(async (trx) => {
        await lockVersion(trx, { table: 'announcements', id, expected: expectedVersion(request) }, () =>
          viewAnnouncement(trx, id),
        );
        await updateAnnouncement(trx, id, request.body);
      });
      return viewAnnouncement(db, id);
    },
  });
  app.route({
    ...http(announcements.remove),
    handler: async ({ params }) => {
      await db.transaction().execute((trx) => deleteAnnouncement(trx, params.id));
    },
  });
  app.route({
    ...http(announcements.restore),
    handler: async ({ params }) => {
      await db.transaction().execute((trx) => restoreAnnouncement(trx, params.id));
      return viewAnnouncement(db, params.id);
    },
  });
}

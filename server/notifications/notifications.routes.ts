import { sql } from 'kysely';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import type { NotificationLink } from '@memocartes/contract/notifications/notifications.routes';
import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { countUnread, listNotifications, markViewed } from './notifications.queries.ts';
import type { NotificationRow } from './notifications.queries.ts';

const presentLink = ({ id, is_viewed, notification_id, ...notification }: NotificationRow): NotificationLink => ({
  id,
  is_viewed,
  notification: { id: notification_id, ...notification },
});

/** The actor's own notifications: every query is bound to their account. */
export function notificationsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(notifications.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listNotifications(db, actor.id, query);
      return { notifications: rows.map(presentLink), count };
    },
  });
  app.route({
    ...http(notifications.student),
    handler: async ({ actor, params, query }) => {
      authorize(actor, 'student:view', await findStudentSubject(db, actor, params.id));
      const { rows, count } = await listNotifications(db, actor.id, query, params.id);
      return { notifications: rows.map(presentLink), count };
    },
  });
  app.route({
    ...http(notifications.count),
    handler: async ({ actor }) => ({ count: await countUnread(db, actor.id) }),
  });
  app.route({
    ...http(notifications.viewed),
    handler: async ({ actor, params }, reply) => {
      if (!(await markViewed(db, actor.id, sql`id = ${params.id}`))) throw refuse('NOT_FOUND');
      return reply.send();
    },
  });
  app.route({
    ...http(notifications.viewedForUser),
    handler: async ({ actor, params }, reply) => {
      if (!(await markViewed(db, actor.id, sql`notifications_id = ${params.id}`))) throw refuse('NOT_FOUND');
      return reply.send();
    },
  });
  app.route({
    ...http(notifications.viewedAll),
    handler: async ({ actor }, reply) => {
      await markViewed(db, actor.id, sql`not is_viewed`);
      return reply.send();
    },
  });
}

import {
  type Locale,
  type NotificationLink,
  notifications,
} from '@memocartes/contract/notifications/notifications.routes';
import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { countUnread, listNotifications, type NotificationRow } from './notifications.queries.ts';
import { markAllViewed, markViewed } from './notifications.writes.ts';
import { inLanguage } from './texts.ts';

/** A notification in the reader's language; in French, as stored, if no event created it [notifications.language]. */
const presentLink =
  (lang: Locale) =>
  ({ id, is_viewed, notification_id, kind, params, ...notification }: NotificationRow): NotificationLink => {
    const text = inLanguage({ ...notification, kind, params }, lang);
    return { id, is_viewed, notification: { id: notification_id, ...notification, ...text } };
  };

/** Finds a student that the actor may see. An argument, since the students module depends on notifications. */
type FindStudent = (db: Db, actor: Actor, id: number) => Promise<Subject | undefined>;

/** The actor's own notifications: every query is bound to their account. */
export function notificationsRoutes(app: App, { db }: Services, findStudent: FindStudent): void {
  app.route({
    ...http(notifications.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listNotifications(db, actor.id, query);
      return { notifications: rows.map(presentLink(query.lang)), count };
    },
  });
  app.route({
    ...http(notifications.student),
    handler: async ({ actor, params, query }) => {
      authorize(actor, 'student:view', await findStudent(db, actor, params.id));
      const { rows, count } = await listNotifications(db, actor.id, query, params.id);
      return { notifications: rows.map(presentLink(query.lang)), count };
    },
  });
  app.route({
    ...http(notifications.count),
    handler: async ({ actor }) => ({ count: await countUnread(db, actor.id) }),
  });
  app.route({
    ...http(notifications.viewed),
    handler: async ({ actor, params }) => {
      if (!(await markViewed(db, actor.id, sql`id = ${params.id}`))) throw refuse('NOT_FOUND');
    },
  });
  app.route({
    ...http(notifications.viewedForUser),
    handler: async ({ actor, params }) => {
      if (!(await markViewed(db, actor.id, sql`notifications_id = ${params.id}`))) throw refuse('NOT_FOUND');
    },
  });
  app.route({
    ...http(notifications.viewedAll),
    handler: async ({ actor }) => {
      await markAllViewed(db, actor.id);
    },
  });
}

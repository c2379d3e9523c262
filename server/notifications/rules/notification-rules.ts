import type { RawBuilder } from 'kysely';

import { administrationRules } from './administration.rules.ts';
import type { NotificationEvent, NotificationRules } from './notification-events.ts';
import { schoolLifeRules } from './school-life.rules.ts';

/**
 * For every event: who is notified, how often, with which type and link. A link leads to a page that its reader may
 * open [notifications.links]. Texts are in `texts.ts`.
 */
export const notificationRules: NotificationRules = { ...schoolLifeRules, ...administrationRules };

/** Query of the recipients of an event. */
export const recipientsOf = (event: NotificationEvent): RawBuilder<unknown> =>
  (notificationRules[event.kind] as { recipients: (event: NotificationEvent) => RawBuilder<unknown> }).recipients(
    event,
  );

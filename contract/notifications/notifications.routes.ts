import { z } from 'zod';

import { idParams } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { pageLength, pageNumber } from '../lists/lists.schemas.ts';
import { type NotificationKind, notificationKinds } from './kinds.ts';
import { notificationsCalls } from './notifications.calls.ts';

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];
const notificationTypes = ['ALERT', 'WARNING', 'INFO', 'SUCCESS'] as const;

/** A notification of one recipient. The outer `id` belongs to the pair of notification and recipient. */
export const notificationLink = z.object({
  id: z.int(),
  is_viewed: z.boolean(),
  notification: z.object({
    id: z.int(),
    type: z.enum(notificationTypes),
    title: z.string(),
    content: z.string(),
    link: z.string().nullable(),
    date_create: z.string(),
  }),
});
export type NotificationLink = z.infer<typeof notificationLink>;
const page = z.object({ notifications: z.array(notificationLink), count: z.int() });
export type NotificationPage = z.infer<typeof page>;

/** Languages of notifications and mails [notifications.language]. */
const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
const listQuery = z.object({ nb_items: pageLength(), nb_page: pageNumber, lang: z.enum(locales).default('fr') });

const preference = z.object({ kind: z.enum(kinds), portal: z.boolean(), email: z.boolean() });
export type NotificationPreference = z.infer<typeof preference>;
/** `lang`: language of the account's mails. */
const preferences = z.object({ preferences: z.array(preference).max(kinds.length), lang: z.enum(locales).optional() });
export type NotificationPreferencesBody = z.infer<typeof preferences>;

/**
 * Parameters of the unsubscribe link in a mail: account, kind of mail, and signature. The link works without a login
 * session [notifications.unsubscribe]. In a truncated link, a missing or invalid parameter gets a value whose
 * signature never matches: a page then says that the link is incomplete.
 */
const unsubscription = z.object({
  account: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .catch('0'),
  mails: z.enum(['DIGEST', ...kinds]).catch('DIGEST'),
  key: z.string().max(100).catch(''),
});
export type Unsubscription = z.infer<typeof unsubscription>;

export const notifications = routes('notifications', notificationsCalls, {
  list: {
    summary: 'The caller’s notifications, the latest first.',
    query: listQuery,
    response: page,
  },
  count: { summary: 'Number of unread notifications.', response: z.object({ count: z.int() }) },
  preferences: { summary: 'Notification settings of the actor: channels by kind of event.', response: preferences },
  updatePreferences: {
    summary: 'Changes the channels of the given kinds and the language of mails; other kinds stay unchanged.',
    body: preferences,
    response: preferences,
  },
  unsubscribePage: { summary: 'Page that asks whether to stop these mails.', query: unsubscription },
  unsubscribe: { summary: 'Stops these mails with one click (RFC 8058); returns a page.', query: unsubscription },
  student: {
    summary: 'The caller’s notifications about a student, the latest first.',
    params: idParams,
    query: listQuery,
    response: page,
  },
  viewed: { summary: 'Marks a notification as viewed, by the id of its link.', params: idParams, status: 204 },
  viewedForUser: { summary: 'Marks a notification as viewed, by its own id.', params: idParams, status: 204 },
  viewedAll: { summary: 'Marks all notifications as viewed.', status: 204 },
});

import { z } from 'zod';

import { routes } from '../http/route.ts';
import { idParams, pageLength, pageNumber } from '../lists/lists.ts';
import { notificationsCalls } from './notifications.calls.ts';

const id = z.number().int();
export const notificationTypes = ['ALERT', 'WARNING', 'INFO', 'SUCCESS'] as const;

/** Link between a notification and one recipient. */
export const notificationLink = z.object({
  id,
  is_viewed: z.boolean(),
  notification: z.object({
    id,
    type: z.enum(notificationTypes),
    title: z.string(),
    content: z.string(),
    link: z.string().nullable(),
    date_create: z.string(),
  }),
});
export type NotificationLink = z.infer<typeof notificationLink>;
const page = z.object({ notifications: z.array(notificationLink), count: id });
export type NotificationPage = z.infer<typeof page>;

const asked = z.object({ nb_items: pageLength(), nb_page: pageNumber });

export const notifications = routes('notifications', notificationsCalls, {
  list: {
    summary: 'One’s notifications, the latest first.',
    query: asked,
    response: page,
  },
  count: { summary: 'How many are unread.', response: z.object({ count: id }) },
  student: {
    summary: 'One’s notifications about a student, the latest first.',
    params: idParams,
    query: asked,
    response: page,
  },
  viewed: { summary: 'Marks one as viewed, by the id of its link.', params: idParams, status: 204 },
  viewedForUser: { summary: 'Marks one as viewed, by its own id.', params: idParams, status: 204 },
  viewedAll: { summary: 'Marks all as viewed.', status: 204 },
});

import { notificationsCalls } from '@memocartes/contract/notifications/notifications.calls';
import type { NotificationPage } from '@memocartes/contract/notifications/notifications.routes';
import { api, from, listTag } from './base.ts';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPage, { nb_items?: number; nb_page?: number } | void>({
      ...from(notificationsCalls.list),
      providesTags: [listTag('notification')],
    }),
    countNotifications: build.query<{ count: number }, void>({
      ...from(notificationsCalls.count),
      providesTags: [listTag('notification')],
    }),
    /** The person's own notifications about a student, `id`. */
    listStudentNotifications: build.query<NotificationPage, { id: number; nb_items?: number; nb_page?: number }>({
      ...from(notificationsCalls.student),
      providesTags: [listTag('notification')],
    }),
    /** `id` is the list row's (the notification's link to the person). */
    viewNotification: build.mutation<null, { id: number }>({
      ...from(notificationsCalls.viewed),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('notification')]),
    }),
    /** `id` is the notification's own: the person's link to it is found by the API. */
    viewNotificationForUser: build.mutation<null, { id: number }>({
      ...from(notificationsCalls.viewedForUser),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('notification')]),
    }),
    viewAllNotifications: build.mutation<null, void>({
      ...from(notificationsCalls.viewedAll),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('notification')]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListNotificationsQuery,
  useListStudentNotificationsQuery,
  useCountNotificationsQuery,
  useViewNotificationMutation,
  useViewNotificationForUserMutation,
  useViewAllNotificationsMutation,
} = notificationsApi;

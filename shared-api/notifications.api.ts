import { notificationsCalls } from '@memocartes/contract/notifications/notifications.calls';
import type {
  Locale,
  NotificationPage,
  NotificationPreferencesBody,
} from '@memocartes/contract/notifications/notifications.routes';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type ListArguments = { nb_items?: number; nb_page?: number; lang?: Locale };

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPage, ListArguments | void>({
      ...from(notificationsCalls.list),
      providesTags: [listTag('notification')],
    }),
    countNotifications: build.query<{ count: number }, void>({
      ...from(notificationsCalls.count),
      providesTags: [listTag('notification')],
    }),
    getNotificationPreferences: build.query<NotificationPreferencesBody, void>({
      ...from(notificationsCalls.preferences),
      providesTags: [idTag('notification', 'PREFERENCES')],
    }),
    updateNotificationPreferences: build.mutation<NotificationPreferencesBody, NotificationPreferencesBody>({
      ...from(notificationsCalls.updatePreferences),
      invalidatesTags: afterSuccess([idTag('notification', 'PREFERENCES')]),
    }),
    /** The signed-in person's notifications about a student; `id` is the student's. */
    listStudentNotifications: build.query<NotificationPage, { id: number } & ListArguments>({
      ...from(notificationsCalls.student),
      providesTags: [listTag('notification')],
    }),
    /** `id` is that of the row in the person's list, which links the notification to the person. */
    viewNotification: build.mutation<null, { id: number }>({
      ...from(notificationsCalls.viewed),
      invalidatesTags: afterSuccess([listTag('notification')]),
    }),
    /** `id` is that of the notification itself; the API finds the person's list row. */
    viewNotificationForUser: build.mutation<null, { id: number }>({
      ...from(notificationsCalls.viewedForUser),
      invalidatesTags: afterSuccess([listTag('notification')]),
    }),
    viewAllNotifications: build.mutation<null, void>({
      ...from(notificationsCalls.viewedAll),
      invalidatesTags: afterSuccess([listTag('notification')]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListNotificationsQuery,
  useListStudentNotificationsQuery,
  useCountNotificationsQuery,
  useGetNotificationPreferencesQuery,
  useUpdateNotificationPreferencesMutation,
  useViewNotificationMutation,
  useViewNotificationForUserMutation,
  useViewAllNotificationsMutation,
} = notificationsApi;

import { announcementsCalls } from '@memocartes/contract/announcements/announcements.calls';
import type {
  Announcement,
  AnnouncementFilter,
  AnnouncementsPage,
  CreateAnnouncement,
  CurrentAnnouncements,
  UpdateAnnouncement,
} from '@memocartes/contract/announcements/announcements.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };
const current = idTag('announcement', 'CURRENT');
const afterWrite = afterSuccess([listTag('announcement')]);

export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The announcements in the caller's banner. */
    listCurrentAnnouncements: build.query<CurrentAnnouncements, void>({
      ...from(announcementsCalls.current),
      providesTags: [current],
    }),
    dismissAnnouncement: build.mutation<null, Id>({
      ...from(announcementsCalls.dismiss),
      invalidatesTags: afterRemoval([current]),
    }),
    listAnnouncements: build.query<AnnouncementsPage, AnnouncementFilter>({
      ...from(announcementsCalls.list),
      providesTags: (page) => listTags('announcement', page?.announcements),
    }),
    getAnnouncement: build.query<Announcement, Id>({
      ...from(announcementsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('announcement', id)],
    }),
    createAnnouncement: build.mutation<Id, CreateAnnouncement>({
      ...from(announcementsCalls.create),
      invalidatesTags: afterWrite,
    }),
    updateAnnouncement: build.mutation<Announcement, Id & IfVersion & UpdateAnnouncement>({
      ...from(announcementsCalls.update),
      invalidatesTags: (_result, error, { id }) =>
        afterChange(error, [idTag('announcement', id)], [listTag('announcement')]),
    }),
    deleteAnnouncement: build.mutation<null, Id>({
      ...from(announcementsCalls.remove),
      invalidatesTags: afterRemoval([listTag('announcement')]),
    }),
    restoreAnnouncement: build.mutation<Announcement, Id>({
      ...from(announcementsCalls.restore),
      invalidatesTags: afterWrite,
    }),
  }),
  overrideExisting: true,
});

export const {
  useListCurrentAnnouncementsQuery,
  useDismissAnnouncementMutation,
  useListAnnouncementsQuery,
  useGetAnnouncementQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useDeleteAnnouncementMutation,
  useRestoreAnnouncementMutation,
} = announcementsApi;

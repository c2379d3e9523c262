import { privacyCalls } from '@memocartes/contract/privacy/privacy.calls';
import type {
  Acknowledgement,
  ConsentBody,
  ConsentList,
  DataExport,
  ExportList,
  Notice,
} from '@memocartes/contract/privacy/privacy.routes';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportStudent: build.mutation<DataExport, Id>({
      ...from(privacyCalls.exportStudent),
      invalidatesTags: afterSuccess([listTag('privacy')]),
    }),
    exportUser: build.mutation<DataExport, Id>({
      ...from(privacyCalls.exportUser),
      invalidatesTags: afterSuccess([listTag('privacy')]),
    }),
    listExports: build.query<ExportList, void>({
      ...from(privacyCalls.exports),
      providesTags: [listTag('privacy')],
    }),
    /** Poll this endpoint until the export is done or has failed. */
    getExport: build.query<DataExport, Id>({
      ...from(privacyCalls.viewExport),
      providesTags: (_result, _error, { id }) => [idTag('privacy', id)],
    }),
    getNotice: build.query<Notice, void>({
      ...from(privacyCalls.notice),
      providesTags: [idTag('privacy', 'NOTICE')],
    }),
    acknowledgeNotice: build.mutation<null, Acknowledgement>({
      ...from(privacyCalls.acknowledge),
      invalidatesTags: afterSuccess([idTag('privacy', 'NOTICE')]),
    }),
    listConsents: build.query<ConsentList, void>({
      ...from(privacyCalls.consents),
      providesTags: [idTag('privacy', 'CONSENTS')],
    }),
    setConsent: build.mutation<null, ConsentBody & Id>({
      ...from(privacyCalls.setConsent),
      // Withdrawing the consent deletes the photo, which the dashboard shows.
      invalidatesTags: afterSuccess(({ id }) => [
        idTag('privacy', 'CONSENTS'),
        idTag('student', id),
        listTag('student'),
        idTag('dashboard', 'user'),
      ]),
    }),
  }),
  overrideExisting: true,
});

export const {
  useExportStudentMutation,
  useExportUserMutation,
  useListExportsQuery,
  useGetExportQuery,
  useGetNoticeQuery,
  useAcknowledgeNoticeMutation,
  useListConsentsQuery,
  useSetConsentMutation,
} = privacyApi;

import { auditCalls } from '@memocartes/contract/audit/audit.calls';
import type { AuditFilter, AuditPage } from '@memocartes/contract/audit/audit.routes';

import { api, from } from './base.ts';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditPage, AuditFilter>({
      ...from(auditCalls.list),
      // Any write may add an event, so the log is fetched each time it is opened.
      keepUnusedDataFor: 0,
      providesTags: ['history'],
    }),
  }),
  overrideExisting: true,
});

export const { useListAuditQuery } = auditApi;

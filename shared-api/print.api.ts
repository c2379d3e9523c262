import { printCalls } from '@memocartes/contract/print/print.calls';
import type { PrintEdition, PrintJob, PrintOrder, PrintQuota } from '@memocartes/contract/print/print.routes';

import { api, from, idTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type Id = { id: number };

export const printApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPrint: build.mutation<PrintJob, PrintOrder>({
      ...from(printCalls.create),
      invalidatesTags: afterSuccess([idTag('print', 'QUOTA')]),
    }),
    printEdition: build.mutation<PrintJob, Id & PrintEdition>({ ...from(printCalls.edition) }),
    getPrintQuota: build.query<PrintQuota, void>({
      ...from(printCalls.quota),
      providesTags: [idTag('print', 'QUOTA')],
    }),
    /** Poll this endpoint until the job is done or has failed. */
    getPrintJob: build.query<PrintJob, Id>({
      ...from(printCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('print', id)],
    }),
  }),
  overrideExisting: true,
});
export const { useCreatePrintMutation, usePrintEditionMutation, useGetPrintQuotaQuery, useGetPrintJobQuery } = printApi;

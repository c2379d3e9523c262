import { scanCalls } from '@memocartes/contract/learning/scan/scan.calls';
import type { Scannable, ScanResult, Scans } from '@memocartes/contract/learning/scan/scan.routes';

import { api, from, idTag, listTag } from './base.ts';
import { afterSuccess } from './invalidation.ts';

type OfStudent = { student_id: number };

export const scanApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScannableCards: build.query<Scannable, OfStudent>({
      ...from(scanCalls.list),
      providesTags: (scannable, _error, { student_id }) => [
        idTag('cardStudent', student_id),
        ...(scannable?.cards ?? []).map(({ cards_id }) => idTag('card', cards_id)),
      ],
    }),
    recordScans: build.mutation<{ results: ScanResult[] }, OfStudent & Scans>({
      ...from(scanCalls.record),
      invalidatesTags: afterSuccess(({ student_id }) => [
        idTag('cardStudent', student_id),
        listTag('cardStudent'),
        idTag('student', student_id),
        'dashboard',
      ]),
    }),
  }),
  overrideExisting: true,
});
export const { useListScannableCardsQuery, useRecordScansMutation } = scanApi;

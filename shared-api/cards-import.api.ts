import { cardsImportCalls } from '@memocartes/contract/cards/import/cards-import.calls';
import type {
  CardImportBody,
  CardImportPreview,
  CardImportResult,
  CardImportSource,
} from '@memocartes/contract/cards/import/cards-import.routes';

import { api, from, listTag } from './base.ts';
import { isOutdated } from './outdated.ts';

/** Import of custom cards from a file, in two steps: preview and import. For the export, see `downloadList`. */
export const cardsImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewCardImport: build.mutation<CardImportPreview, CardImportSource>({ ...from(cardsImportCalls.preview) }),
    importCards: build.mutation<CardImportResult, CardImportBody>({
      ...from(cardsImportCalls.valid),
      invalidatesTags: (_result, error) =>
        isOutdated(error, 'LIMIT_CARDS') ? [listTag('card'), listTag('cardImage'), listTag('cardOperation'), 'me'] : [],
    }),
  }),
  overrideExisting: true,
});
export const { usePreviewCardImportMutation, useImportCardsMutation } = cardsImportApi;

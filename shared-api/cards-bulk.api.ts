import { cardsBulkCalls } from '@memocartes/contract/cards/bulk/cards-bulk.calls';
import type {
  BatchBody,
  BatchResult,
  BulkBody,
  BulkResult,
  CardOperations,
  CardSelectFilter,
  CardSelection,
  CardsUndone,
} from '@memocartes/contract/cards/bulk/cards-bulk.routes';

import { api, from, listTag } from './base.ts';
import { isOutdated } from './outdated.ts';

/**
 * Tags to invalidate after a bulk change: cards, packs, images, due cards, dashboards, the number of own cards and the
 * bulk operations. A refusal at the limit of the offer invalidates them too: other cards have been created meanwhile.
 */
const afterBulkChange = (_result: unknown, error: { code?: string } | undefined) =>
  isOutdated(error, 'LIMIT_CARDS')
    ? [...(['card', 'pack', 'cardImage', 'cardStudent', 'dashboard', 'me'] as const), listTag('cardOperation')]
    : [];

/** Bulk operations on cards: select, update, create, undo. */
export const cardsBulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    selectCards: build.query<CardSelection, CardSelectFilter>({
      ...from(cardsBulkCalls.select),
      providesTags: [listTag('card')],
    }),
    changeCards: build.mutation<BulkResult, BulkBody>({
      ...from(cardsBulkCalls.apply),
      invalidatesTags: afterBulkChange,
    }),
    createCards: build.mutation<BatchResult, BatchBody>({
      ...from(cardsBulkCalls.createBatch),
      invalidatesTags: afterBulkChange,
    }),
    listCardOperations: build.query<CardOperations, void>({
      ...from(cardsBulkCalls.operations),
      providesTags: [listTag('cardOperation')],
    }),
    undoCardOperation: build.mutation<CardsUndone, { id: number }>({
      ...from(cardsBulkCalls.undo),
      invalidatesTags: afterBulkChange,
    }),
  }),
  overrideExisting: true,
});
export const {
  useLazySelectCardsQuery,
  useChangeCardsMutation,
  useCreateCardsMutation,
  useListCardOperationsQuery,
  useUndoCardOperationMutation,
} = cardsBulkApi;

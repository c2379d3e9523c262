import { cardsBulkCalls } from '@memocartes/contract/cards/bulk/cards-bulk.calls';
import type {
  BatchBody,
  BatchResult,
  BulkBody,
  BulkResult,
  CardOperations,
  CardSelection,
  CardSelectFilter,
  CardsUndone,
} from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { api, from, listTag } from './base.ts';

/** Whatever many cards at once change: lists and each card, packs that took some, pictures, the number of one's cards. */
const afterMany = (_answer: unknown, error: unknown) =>
  error ? [] : ['card' as const, 'pack' as const, 'cardImage' as const, listTag('cardOperation'), 'me' as const];

/** Many cards at once: choosing, changing, creating, undoing. */
export const cardsBulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    selectCards: build.query<CardSelection, CardSelectFilter>({
      ...from(cardsBulkCalls.select),
      providesTags: [listTag('card')],
    }),
    changeCards: build.mutation<BulkResult, BulkBody>({ ...from(cardsBulkCalls.apply), invalidatesTags: afterMany }),
    createCards: build.mutation<BatchResult, BatchBody>({
      ...from(cardsBulkCalls.createBatch),
      invalidatesTags: afterMany,
    }),
    listCardOperations: build.query<CardOperations, void>({
      ...from(cardsBulkCalls.operations),
      providesTags: [listTag('cardOperation')],
    }),
    undoCardOperation: build.mutation<CardsUndone, { id: number }>({
      ...from(cardsBulkCalls.undo),
      invalidatesTags: afterMany,
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

import { cardsCalls } from '@memocartes/contract/cards/cards.calls';
import type {
  Card,
  CardFields,
  CardFilter,
  CardPage,
  CardUses,
  CreateCard,
} from '@memocartes/contract/cards/cards.routes';

import { afterChange, api, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { isOutdated } from './outdated.ts';

type Id = { id: number };

/**
 * Tags to invalidate after a call that adds or deletes an own card: lists and images of cards, and `me`, which contains
 * the number of own cards. Two refusals mean that what is shown is outdated: NOT_FOUND, as the card has been deleted in
 * another tab or by another person, and LIMIT_CARDS, as other cards have been created.
 */
const afterCountChange = (_result: unknown, error: { code?: string } | undefined) =>
  isOutdated(error, 'NOT_FOUND', 'LIMIT_CARDS') ? [listTag('card'), 'cardImage' as const, 'me' as const] : [];

export const cardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCards: build.query<CardPage, CardFilter>({
      ...from(cardsCalls.list),
      providesTags: (page) => listTags('card', page?.cards),
    }),
    getCard: build.query<Card, Id>({
      ...from(cardsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('card', id)],
    }),
    getCardUses: build.query<CardUses, Id>({
      ...from(cardsCalls.uses),
      providesTags: (_result, _error, { id }) => [idTag('card', id)],
    }),
    createCard: build.mutation<Id, CreateCard>({ ...from(cardsCalls.create), invalidatesTags: afterCountChange }),
    updateCard: build.mutation<Card, Id & IfVersion & Partial<CardFields>>({
      ...from(cardsCalls.update),
      // A change may move the card into or out of a filtered list. A change of status may change which cards are due.
      invalidatesTags: (_result, error, { id, status }) =>
        afterChange(
          error,
          [idTag('card', id)],
          [listTag('card'), 'cardImage', ...(status === undefined ? [] : (['cardStudent', 'dashboard'] as const))],
        ),
    }),
    duplicateCard: build.mutation<Id, Id & { request_id?: string }>({
      ...from(cardsCalls.duplicate),
      invalidatesTags: afterCountChange,
    }),
    deleteCard: build.mutation<null, Id>({ ...from(cardsCalls.remove), invalidatesTags: afterCountChange }),
  }),
  overrideExisting: true,
});
export const {
  useListCardsQuery,
  useGetCardQuery,
  useGetCardUsesQuery,
  useLazyGetCardUsesQuery,
  useCreateCardMutation,
  useUpdateCardMutation,
  useDuplicateCardMutation,
  useDeleteCardMutation,
} = cardsApi;

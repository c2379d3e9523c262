import { cardsCalls } from '@memocartes/contract/cards/cards.calls';
import type { Card, CardFields, CardFilter, CardPage } from '@memocartes/contract/cards/cards.routes';
import { api, from, idTag, listTag, listTags } from './base.ts';

export const cardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCards: build.query<CardPage, CardFilter>({
      ...from(cardsCalls.list),
      providesTags: (page) => listTags('card', page?.cards),
    }),
    viewCard: build.query<Card, { id: number }>({
      ...from(cardsCalls.view),
      providesTags: (_answer, _error, { id }) => [idTag('card', id)],
    }),
    createCard: build.mutation<{ id: number }, CardFields>({
      ...from(cardsCalls.create),
      // `me` carries the number of one's cards, which rules the menu (specification §2.4).
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('card'), 'me']),
    }),
    updateCard: build.mutation<Card, { id: number } & Partial<CardFields>>({
      ...from(cardsCalls.update),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [idTag('card', id)]),
    }),
    deleteCard: build.mutation<null, { id: number }>({
      ...from(cardsCalls.remove),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('card'), 'me']),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListCardsQuery,
  useViewCardQuery,
  useCreateCardMutation,
  useUpdateCardMutation,
  useDeleteCardMutation,
} = cardsApi;

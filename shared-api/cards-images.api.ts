import { cardsImagesCalls } from '@memocartes/contract/cards/images/cards-images.calls';
import type {
  CardImage,
  CardImageFilter,
  CardImagePage,
  CreateCardImage,
  UpdateCardImage,
} from '@memocartes/contract/cards/images/cards-images.routes';

import { api, from, idTag, listTag, listTags, type WithProgress } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };

/** Images of cards. The bytes are at `documentUrl(image)`. */
export const cardsImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCardImages: build.query<CardImagePage, CardImageFilter>({
      ...from(cardsImagesCalls.list),
      providesTags: (page) => listTags('cardImage', page?.cards_images),
    }),
    getCardImage: build.query<CardImage, Id>({
      ...from(cardsImagesCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('cardImage', id)],
    }),
    createCardImage: build.mutation<{ id: number; image: number }, CreateCardImage & WithProgress>({
      ...from(cardsImagesCalls.create),
      invalidatesTags: afterSuccess([listTag('cardImage')]),
    }),
    updateCardImage: build.mutation<CardImage, Id & UpdateCardImage>({
      ...from(cardsImagesCalls.update),
      invalidatesTags: afterSuccess(({ id }) => [idTag('cardImage', id), listTag('cardImage')]),
    }),
    deleteCardImage: build.mutation<null, Id>({
      ...from(cardsImagesCalls.remove),
      invalidatesTags: afterRemoval([listTag('cardImage')]),
    }),
  }),
  overrideExisting: true,
});
export const {
  useListCardImagesQuery,
  useGetCardImageQuery,
  useCreateCardImageMutation,
  useUpdateCardImageMutation,
  useDeleteCardImageMutation,
} = cardsImagesApi;

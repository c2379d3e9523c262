import { boxesCalls } from '@memocartes/contract/learning/boxes/boxes.calls';
import type {
  ClassBoxes,
  ClassCardsFilter,
  ClassCardsPage,
  HardestCards,
  StudentBoxes,
} from '@memocartes/contract/learning/boxes/boxes.routes';

import { api, from, idTag, listTag } from './base.ts';

/** Tags of a list of cards in a class's boxes: the tracking, and each card, since its content is shown. */
const classCardTags = (page: { cards: readonly { card: { id: number } }[] } | undefined) => [
  listTag('cardStudent'),
  ...(page?.cards ?? []).map(({ card }) => idTag('card', card.id)),
];

export const boxesApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewStudentBoxes: build.query<StudentBoxes, { id: number; subject_id?: number }>({
      ...from(boxesCalls.student),
      providesTags: (_result, _error, { id }) => [idTag('cardStudent', id)],
    }),
    /** `id` is the class's. */
    viewClassBoxes: build.query<ClassBoxes, { id: number }>({
      ...from(boxesCalls.class),
      providesTags: [listTag('cardStudent')],
    }),
    /** `id` is the class's. */
    listClassCards: build.query<ClassCardsPage, { id: number } & ClassCardsFilter>({
      ...from(boxesCalls.classCards),
      providesTags: classCardTags,
    }),
    /** `id` is the class's. */
    viewHardestCards: build.query<HardestCards, { id: number; days?: number }>({
      ...from(boxesCalls.hardest),
      providesTags: classCardTags,
    }),
  }),
  overrideExisting: true,
});
export const { useViewStudentBoxesQuery, useViewClassBoxesQuery, useListClassCardsQuery, useViewHardestCardsQuery } =
  boxesApi;

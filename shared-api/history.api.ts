import { historyCalls } from '@memocartes/contract/history/history.calls';
import type { HistoryEntity, HistoryFilter, HistoryPage } from '@memocartes/contract/history/history.routes';

import { api, from, idTag, listTag } from './base.ts';

const everything = [
  listTag('school'),
  listTag('student'),
  listTag('class'),
  listTag('user'),
  listTag('follower'),
  listTag('account'),
];

/** Tags invalidated by a change of the entity, which adds an entry to its history. */
const tagsOf = (type: HistoryEntity, id: number) =>
  ({
    SCHOOL: [idTag('school', id)],
    USER: [idTag('user', id), idTag('follower', id)],
    STUDENT: [idTag('student', id)],
    CLASS: [idTag('class', id)],
  })[type];

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<HistoryPage, HistoryFilter>({
      ...from(historyCalls.list),
      // Any write may add an entry, so the history is fetched each time it is opened.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { entity_type: type, entity_id: id }) => [
        'history',
        ...(type && id ? tagsOf(type, id) : everything),
      ],
    }),
  }),
  overrideExisting: true,
});

export const { useListHistoryQuery } = historyApi;

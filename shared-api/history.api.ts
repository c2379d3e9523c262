import { historyCalls } from '@memocartes/contract/history/history.calls';
import type { HistoryEntity, HistoryFilter, HistoryPage } from '@memocartes/contract/history/history.routes';
import { api, from, idTag, listTag } from './base.ts';

const everything = [listTag('student'), listTag('class'), listTag('user'), listTag('follower'), listTag('account')];

/** What a change of the thing invalidates: its history has one row more. */
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
      // Whatever writes may add to it: it is asked for anew each time that it is opened.
      keepUnusedDataFor: 0,
      providesTags: (_page, _error, { entity_type: type, entity_id: id }) => [
        'history',
        ...(type && id ? tagsOf(type, id) : everything),
      ],
    }),
  }),
  overrideExisting: true,
});

export const { useListHistoryQuery } = historyApi;

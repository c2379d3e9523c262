import { subjectsCalls } from '@memocartes/contract/subjects/subjects.calls';
import type { Subject, SubjectOption } from '@memocartes/contract/subjects/subjects.routes';

import { api, from, idTag, listTag } from './base.ts';

export const subjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    selectSubjects: build.query<
      { subjects: SubjectOption[]; count: number },
      { name?: string; parent_id?: number; nb_items?: number } | void
    >({
      ...from(subjectsCalls.select),
      providesTags: [listTag('subject')],
    }),
    viewSubject: build.query<Subject, { id: number }>({
      ...from(subjectsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('subject', id)],
    }),
  }),
  overrideExisting: true,
});
export const { useSelectSubjectsQuery, useViewSubjectQuery } = subjectsApi;

import { classesCalls } from '@memocartes/contract/classes/classes.calls';
import type {
  Class,
  ClassesPage,
  ClassFilter,
  ClassSelectFilter,
  CreateClass,
  UpdateClass,
} from '@memocartes/contract/classes/classes.routes';
import { classesUsersProCalls } from '@memocartes/contract/classes/classes-userspro.calls';
import type { ClassUserPro } from '@memocartes/contract/classes/classes-userspro.routes';
import type { Option } from '@memocartes/contract/lists/lists.schemas';

import { afterChange, api, from, idTag, type IfVersion, isLinkOutdated, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };

export const classesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query<ClassesPage, ClassFilter>({
      ...from(classesCalls.list),
      providesTags: (page) => listTags('class', page?.classes),
    }),
    selectClasses: build.query<{ classes: Option[] }, ClassSelectFilter>({
      ...from(classesCalls.select),
      providesTags: (result) => listTags('class', result?.classes),
    }),
    getClass: build.query<Class, Id>({
      ...from(classesCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('class', id)],
    }),
    // Staff are shown with their classes.
    createClass: build.mutation<Id, CreateClass>({
      ...from(classesCalls.create),
      invalidatesTags: afterSuccess([listTag('class'), 'user', 'school', 'dashboard']),
    }),
    // Staff, students, followers, packs and sessions are shown with the name of their class. A student's activity at
    // home depends on an option of the class. A change may move the class into or out of a list.
    updateClass: build.mutation<Class, Id & IfVersion & UpdateClass>({
      ...from(classesCalls.update),
      invalidatesTags: (_result, error, { id, name, home_revision }) =>
        afterChange(
          error,
          [idTag('class', id)],
          [
            listTag('class'),
            'user',
            'dashboard',
            ...(name === undefined ? [] : (['student', 'follower', 'pack', 'session'] as const)),
            ...(home_revision === undefined ? [] : (['cardStudent'] as const)),
          ],
        ),
    }),
    // The students lose the tracking of their current cards.
    deleteClass: build.mutation<null, Id>({
      ...from(classesCalls.remove),
      invalidatesTags: afterRemoval([
        listTag('class'),
        'student',
        'cardStudent',
        'user',
        'follower',
        'pack',
        'session',
        'school',
        'dashboard',
      ]),
    }),
    getClassUserPro: build.query<ClassUserPro, Id>({
      ...from(classesUsersProCalls.view),
      providesTags: (link) => (link ? [idTag('class', link.classes_id)] : []),
    }),
    addTeacherToClass: build.mutation<Id, Omit<ClassUserPro, 'id'>>({
      ...from(classesUsersProCalls.create),
      invalidatesTags: (_result, error, { classes_id, users_pro_id }) =>
        isLinkOutdated(error) ? [idTag('class', classes_id), idTag('user', users_pro_id), 'dashboard'] : [],
    }),
    removeTeacherFromClass: build.mutation<null, Id>({
      ...from(classesUsersProCalls.remove),
      invalidatesTags: afterRemoval(['class', 'user', 'dashboard']),
    }),
  }),
  overrideExisting: true,
});

export const {
  useListClassesQuery,
  useSelectClassesQuery,
  useGetClassQuery,
  useCreateClassMutation,
  useUpdateClassMutation,
  useDeleteClassMutation,
  useLazyGetClassUserProQuery,
  useAddTeacherToClassMutation,
  useRemoveTeacherFromClassMutation,
} = classesApi;

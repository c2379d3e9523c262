import type { Option } from '@memocartes/contract/lists/lists.schemas';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { studentsCalls } from '@memocartes/contract/students/students.calls';
import type {
  Child,
  CreateStudent,
  PhysicalCards,
  PlacementPreview,
  Student,
  StudentFilter,
  StudentRow,
  StudentSelectFilter,
  StudentsPage,
  UpdateStudent,
} from '@memocartes/contract/students/students.routes';

import { afterChange, api, type ApiError, from, idTag, type IfVersion, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';
import { isOutdated } from './outdated.ts';

type Id = { id: number };
type Students = { students: number[] };
type PageResult = { data: StudentsPage; error?: undefined } | { data?: undefined; error: ApiError };

/** Maximum number of pages of a complete list: a school has a few hundred students. */
const maxPages = 20;

/**
 * Tags to invalidate after students change class. They include the school, since a student who returns takes a seat,
 * and followers, who are listed by class.
 */
const tagsOfPlaced = (ids: readonly number[]) => [
  ...ids.map((id) => idTag('student', id)),
  listTag('student'),
  'class' as const,
  'cardStudent' as const,
  'follower' as const,
  'school' as const,
  'dashboard' as const,
];

/** Tags of followers and boxes, which are shown with the names of students. */
const nameTags = ['follower', 'cardStudent'] as const;

export const studentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query<StudentsPage, StudentFilter>({
      ...from(studentsCalls.list),
      providesTags: (page) => listTags('student', page?.students),
    }),
    // All pages at once, for lists to print and for placing the students of a whole school.
    listAllStudents: build.query<StudentRow[], Omit<StudentFilter, 'nb_page' | 'nb_items'>>({
      async queryFn(filter, _api, _more, baseQuery) {
        const page = async (nb_page: number) =>
          (await baseQuery(
            from(studentsCalls.list).query({ ...filter, nb_page, nb_items: maxPageSize }),
          )) as PageResult;

        const first = await page(1);
        if (first.error) return { error: first.error };
        const nbOthers = Math.min(Math.ceil(first.data.count / maxPageSize), maxPages) - 1;
        const otherPages = await Promise.all(Array.from({ length: Math.max(0, nbOthers) }, (_, i) => page(i + 2)));
        const failed = otherPages.find(({ error }) => error)?.error;
        if (failed) return { error: failed };
        return { data: [first, ...otherPages].flatMap(({ data }) => data?.students ?? []) };
      },
      providesTags: (rows) => listTags('student', rows),
    }),
    selectStudents: build.query<{ students: Option[] }, StudentSelectFilter>({
      ...from(studentsCalls.select),
      providesTags: (result) => listTags('student', result?.students),
    }),
    listChildren: build.query<{ students: Child[]; count: number }, void>({
      ...from(studentsCalls.children),
      providesTags: (result) => listTags('student', result?.students),
    }),
    getStudent: build.query<Student, Id>({
      ...from(studentsCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('student', id)],
    }),
    // A new student may take a seat and a physical box of the school, and has a row in the boxes of the class.
    createStudent: build.mutation<Id, CreateStudent>({
      ...from(studentsCalls.create),
      invalidatesTags: afterSuccess([listTag('student'), 'class', listTag('cardStudent'), 'school', 'dashboard']),
    }),
    // A student who leaves the school also leaves the class. A change may move the student into or out of a list.
    updateStudent: build.mutation<Student, Id & IfVersion & UpdateStudent>({
      ...from(studentsCalls.update),
      invalidatesTags: (_result, error, { id, classes_id, status, firstname, lastname }) =>
        afterChange(
          error,
          classes_id === undefined && status === undefined ? [idTag('student', id)] : tagsOfPlaced([id]),
          [
            listTag('student'),
            'class',
            'school',
            'dashboard',
            ...(firstname === undefined && lastname === undefined ? [] : nameTags),
          ],
        ),
    }),
    deleteStudent: build.mutation<null, Id>({
      ...from(studentsCalls.remove),
      invalidatesTags: afterRemoval([
        listTag('student'),
        'class',
        listTag('cardStudent'),
        'follower',
        'school',
        'dashboard',
      ]),
    }),
    // Never cached: fetched each time before students are placed.
    previewPlacing: build.mutation<PlacementPreview, Students & { class_id: number | null }>({
      ...from(studentsCalls.placing),
    }),
    assignStudent: build.mutation<Student, Id & { class_id: number }>({
      ...from(studentsCalls.assign),
      invalidatesTags: afterSuccess(({ id }) => tagsOfPlaced([id])),
    }),
    transferStudents: build.mutation<{ count: number }, Id & Students>({
      ...from(studentsCalls.transfer),
      invalidatesTags: afterSuccess(({ students }) => tagsOfPlaced(students)),
    }),
    unassignStudents: build.mutation<{ count: number }, Students>({
      ...from(studentsCalls.unassign),
      invalidatesTags: afterSuccess(({ students }) => tagsOfPlaced(students)),
    }),
    // Physical cards take boxes of the school, and show in every list of students. If boxes are missing, their number may
    // have changed since it was read.
    setPhysicalCards: build.mutation<PhysicalCards, Students & { is_phygital: boolean }>({
      ...from(studentsCalls.physicalCards),
      invalidatesTags: (_result, error, { students }) => {
        if (error) return isOutdated(error, 'TOO_FEW_BOXES', 'LIMIT_PHYSICAL_BOX') ? ['school'] : [];
        return [...students.map((id) => idTag('student', id)), listTag('student'), 'class', 'school', 'dashboard'];
      },
    }),
  }),
  overrideExisting: true,
});

export const {
  useListStudentsQuery,
  useListAllStudentsQuery,
  useSelectStudentsQuery,
  useListChildrenQuery,
  useGetStudentQuery,
  useCreateStudentMutation,
  useUpdateStudentMutation,
  useDeleteStudentMutation,
  usePreviewPlacingMutation,
  useAssignStudentMutation,
  useTransferStudentsMutation,
  useUnassignStudentsMutation,
  useSetPhysicalCardsMutation,
} = studentsApi;

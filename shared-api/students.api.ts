import type { Option } from '@memocartes/contract/lists/lists';
import { studentsCalls } from '@memocartes/contract/students/students.calls';
import type {
  Child,
  CreateStudent,
  Student,
  StudentFilter,
  StudentSelectFilter,
  StudentsPage,
  UpdateStudent,
} from '@memocartes/contract/students/students.routes';
import { api, from, idTag, listTag, listTags } from './base.ts';

type Id = { id: number };
type Students = { students: number[] };

const placed = (ids: readonly number[]) => [
  ...ids.map((id) => idTag('student', id)),
  listTag('student'),
  'class' as const,
  'cardStudent' as const,
  'dashboard' as const,
];

export const studentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query<StudentsPage, StudentFilter>({
      ...from(studentsCalls.list),
      providesTags: (page) => listTags('student', page?.students),
    }),
    selectStudents: build.query<{ students: Option[] }, StudentSelectFilter>({
      ...from(studentsCalls.select),
      providesTags: (answer) => listTags('student', answer?.students),
    }),
    listChildren: build.query<{ students: Child[]; count: number }, void>({
      ...from(studentsCalls.children),
      providesTags: (answer) => listTags('student', answer?.students),
    }),
    getStudent: build.query<Student, Id>({
      ...from(studentsCalls.view),
      providesTags: (_student, _error, { id }) => [idTag('student', id)],
    }),
    // The school's seats and boxes change with its pupils (specification §4: the school is fetched anew).
    createStudent: build.mutation<Id, CreateStudent>({
      ...from(studentsCalls.create),
      invalidatesTags: (_id, error) => (error ? [] : [listTag('student'), 'class', 'school', 'dashboard']),
    }),
    updateStudent: build.mutation<Student, Id & UpdateStudent>({
      ...from(studentsCalls.update),
      invalidatesTags: (_student, error, { id }) =>
        error ? [] : [idTag('student', id), 'class', 'school', 'dashboard'],
    }),
    deleteStudent: build.mutation<null, Id>({
      ...from(studentsCalls.remove),
      invalidatesTags: (_none, error) =>
        error ? [] : [listTag('student'), 'class', 'follower', 'school', 'dashboard'],
    }),
    assignStudent: build.mutation<Student, Id & { class_id: number }>({
      ...from(studentsCalls.assign),
      invalidatesTags: (_student, error, { id }) => (error ? [] : placed([id])),
    }),
    transferStudents: build.mutation<{ count: number }, Id & Students>({
      ...from(studentsCalls.transfer),
      invalidatesTags: (_moved, error, { students }) => (error ? [] : placed(students)),
    }),
    unassignStudents: build.mutation<{ count: number }, Students>({
      ...from(studentsCalls.unassign),
      invalidatesTags: (_moved, error, { students }) => (error ? [] : placed(students)),
    }),
  }),
  overrideExisting: true,
});

export const {
  useListStudentsQuery,
  useSelectStudentsQuery,
  useLazySelectStudentsQuery,
  useListChildrenQuery,
  useGetStudentQuery,
  useCreateStudentMutation,
  useUpdateStudentMutation,
  useDeleteStudentMutation,
  useAssignStudentMutation,
  useTransferStudentsMutation,
  useUnassignStudentsMutation,
} = studentsApi;

import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';

import { api } from './base.ts';
import { boxesApi } from './boxes.api.ts';
import { classesApi } from './classes.api.ts';
import { importsApi } from './imports.api.ts';
import { operationsApi } from './operations.api.ts';
import { reachSlice } from './reachability.ts';
import { schoolsApi } from './schools.api.ts';
import { sessionsApi } from './sessions.api.ts';
import { studentsApi } from './students.api.ts';
import { yearChangeApi } from './year-change.api.ts';

const { viewStudentBoxes, viewClassBoxes } = boxesApi.endpoints;
const { getStudent, updateStudent, assignStudent, deleteStudent } = studentsApi.endpoints;

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Paths read again after a write, while the boxes of a student and a class, the student and the school are shown. */
async function refetchedBy(write: (dispatch: Dispatch) => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  globalThis.fetch = (async (url: string, { method }: RequestInit) => {
    if (method === 'GET') read.push(url.replace('/api', ''));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ id: 7 }) };
  }) as unknown as typeof fetch;
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await Promise.all([
    dispatch(viewStudentBoxes.initiate({ id: 7 })),
    dispatch(viewClassBoxes.initiate({ id: 3 })),
    dispatch(getStudent.initiate({ id: 7 })),
    dispatch(schoolsApi.endpoints.getSchool.initiate({ id: 1 })),
  ]);
  read.length = 0;
  await write(dispatch);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return read.toSorted();
}

const [studentBoxes, classBoxes, school, student] = [
  '/graphs/students/7/cards',
  '/classes/3/boxes',
  '/schools/1',
  '/students/7',
];
const all = [classBoxes, studentBoxes, school, student];

test('a student who leaves or comes back: their boxes, those of the class and the seats are read again [students.leaves]', async () => {
  expect(await refetchedBy((dispatch) => dispatch(updateStudent.initiate({ id: 7, status: 'INACTIVE' })))).toEqual(all);
  expect(await refetchedBy((dispatch) => dispatch(assignStudent.initiate({ id: 7, class_id: 3 })))).toEqual(all);
  const renamed = await refetchedBy((dispatch) => dispatch(updateStudent.initiate({ id: 7, firstname: 'Ada' })));
  expect(renamed).toEqual([school, student]);
});

test('writes that delete or restore tracking make boxes read again [students.placement-change]', async () => {
  const corrected = { id: 1, rows: [], move: true };
  const writes: ((dispatch: Dispatch) => Promise<unknown>)[] = [
    (dispatch) => dispatch(yearChangeApi.endpoints.applyYearChange.initiate({ id: 1, digest: 'x' })),
    (dispatch) => dispatch(operationsApi.endpoints.undoOperation.initiate({ id: 8 })),
    (dispatch) => dispatch(importsApi.endpoints.validateSchoolImport.initiate(corrected)),
  ];
  for (const write of writes)
    expect(await refetchedBy(write)).toEqual(expect.arrayContaining([classBoxes, studentBoxes]));
  const deleted = await refetchedBy((dispatch) => dispatch(deleteStudent.initiate({ id: 8 })));
  expect(deleted).toContain(classBoxes);
});

test('boxes, which are shown with the last session, are read again once a session is opened or closed [boxes.counts]', async () => {
  const { openSession, closeSession } = sessionsApi.endpoints;
  const boxes = [classBoxes, studentBoxes];
  expect(await refetchedBy((dispatch) => dispatch(openSession.initiate({ classes_id: 3 })))).toEqual(boxes);
  expect(await refetchedBy((dispatch) => dispatch(closeSession.initiate({ id: 5 })))).toEqual(boxes);
});

test('students are read again when their class is renamed, but not when only its teachers change', async () => {
  const { updateClass } = classesApi.endpoints;
  expect(await refetchedBy((dispatch) => dispatch(updateClass.initiate({ id: 3, name: 'CE1 B' })))).toEqual([student]);
  expect(await refetchedBy((dispatch) => dispatch(updateClass.initiate({ id: 3, teachersList: [] })))).toEqual([]);
});

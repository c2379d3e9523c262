import { boxesApi } from './boxes.api.ts';
import { operationsApi } from './bulk-operations.api.ts';
import { classesApi } from './classes.api.ts';
import { importsApi } from './imports.api.ts';
import { packsApi } from './packs.api.ts';
import { schoolsApi } from './schools.api.ts';
import { sessionsApi } from './sessions.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';
import { yearChangeApi } from './year-change.api.ts';

const { viewStudentBoxes, viewClassBoxes } = boxesApi.endpoints;
const { getStudent, updateStudent, assignStudent, deleteStudent } = studentsApi.endpoints;

/** Fetches the boxes of a student and of a class, the student and the school. */
const show = (dispatch: Dispatch) => [
  dispatch(viewStudentBoxes.initiate({ id: 7 })),
  dispatch(viewClassBoxes.initiate({ id: 3 })),
  dispatch(getStudent.initiate({ id: 7 })),
  dispatch(schoolsApi.endpoints.getSchool.initiate({ id: 1 })),
];

type Write = (dispatch: Dispatch) => Promise<unknown>;
const refetchedBy = async (write: Write) => (await findRefetches(show, write)).refetched.toSorted();

const studentBoxes = '/graphs/students/7/cards';
const classBoxes = '/classes/3/boxes';
const school = '/schools/1';
const student = '/students/7';
const all = [classBoxes, studentBoxes, school, student];

test('boxes and seats are fetched again after a student leaves or returns [students.leaves]', async () => {
  expect(await refetchedBy((dispatch) => dispatch(updateStudent.initiate({ id: 7, status: 'INACTIVE' })))).toEqual(all);
  expect(await refetchedBy((dispatch) => dispatch(assignStudent.initiate({ id: 7, class_id: 3 })))).toEqual(all);
  const raised = await refetchedBy((dispatch) => dispatch(updateStudent.initiate({ id: 7, level: 'CE2' })));
  expect(raised).toEqual([school, student]);
});

test('students and the boxes of the school are fetched again after physical cards of several students change [students.physical-cards-many]', async () => {
  const { setPhysicalCards } = studentsApi.endpoints;
  const write: Write = (dispatch) => dispatch(setPhysicalCards.initiate({ students: [7], is_phygital: true }));
  expect(await refetchedBy(write)).toEqual([school, student]);
});

test('boxes are fetched again after tracking is deleted or restored [students.placement-change]', async () => {
  const corrected = { id: 1, rows: [], move: true };
  const writes: Write[] = [
    (dispatch) => dispatch(yearChangeApi.endpoints.applyYearChange.initiate({ id: 1, digest: 'x' })),
    (dispatch) => dispatch(operationsApi.endpoints.undoOperation.initiate({ id: 8 })),
    (dispatch) => dispatch(importsApi.endpoints.validateSchoolImport.initiate(corrected)),
  ];
  for (const write of writes) {
    expect(await refetchedBy(write)).toEqual(expect.arrayContaining([classBoxes, studentBoxes]));
  }
  const deleted = await refetchedBy((dispatch) => dispatch(deleteStudent.initiate({ id: 8 })));
  expect(deleted).toContain(classBoxes);
});

test('boxes, shown with the last session, are fetched again after a session is opened or closed [boxes.counts]', async () => {
  const { openSession, closeSession } = sessionsApi.endpoints;
  const boxes = [classBoxes, studentBoxes];
  expect(await refetchedBy((dispatch) => dispatch(openSession.initiate({ classes_id: 3 })))).toEqual(boxes);
  expect(await refetchedBy((dispatch) => dispatch(closeSession.initiate({ id: 5 })))).toEqual(boxes);
});

test('packs, sessions and staff, shown with class names, are fetched again after a year change and its undo [year.class-raised] [year.undo]', async () => {
  const lists = (dispatch: Dispatch) => [
    dispatch(packsApi.endpoints.listPacks.initiate({})),
    dispatch(sessionsApi.endpoints.listSessions.initiate({})),
    dispatch(usersApi.endpoints.listUsers.initiate({})),
  ];

  const writes: Write[] = [
    (dispatch) => dispatch(yearChangeApi.endpoints.applyYearChange.initiate({ id: 1, digest: 'x' })),
    (dispatch) => dispatch(operationsApi.endpoints.undoOperation.initiate({ id: 8 })),
  ];
  for (const write of writes) {
    expect((await findRefetches(lists, write)).refetched.toSorted()).toEqual(['/packspro/', '/sessions', '/users']);
  }
});

test('students are fetched again after their class is renamed, but not when only its teachers change', async () => {
  const { updateClass } = classesApi.endpoints;
  expect(await refetchedBy((dispatch) => dispatch(updateClass.initiate({ id: 3, name: 'CE1 B' })))).toEqual([student]);
  expect(await refetchedBy((dispatch) => dispatch(updateClass.initiate({ id: 3, teachersList: [] })))).toEqual([]);
});

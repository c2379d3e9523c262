import { boxesApi } from './boxes.api.ts';
import { classesApi } from './classes.api.ts';
import { homeApi } from './home.api.ts';
import { importsApi } from './imports.api.ts';
import { sessionsApi } from './sessions.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';
import { yearChangeApi } from './year-change.api.ts';

type Write = (dispatch: Dispatch) => Promise<unknown>;

const { createClass, updateClass, deleteClass, getClass, listClasses } = classesApi.endpoints;
const { createStudent, updateStudent, transferStudents } = studentsApi.endpoints;
const { validateImport, validateSchoolImport } = importsApi.endpoints;

/** Paths of `show` that are fetched again after a write. Lists are empty, so they have only the tag of their list. */
async function refetchedBy(show: Parameters<typeof findRefetches>[0], write: Write): Promise<string[]> {
  const { shown, refetched } = await findRefetches(show, write, (path) => ({ id: 7, path }));
  return refetched.filter((path) => shown.includes(path)).toSorted();
}

test('the boxes of a class are fetched again after students are added to it or imported, and after it is deleted [boxes.counts]', async () => {
  const show = (dispatch: Dispatch) => [
    dispatch(boxesApi.endpoints.viewClassBoxes.initiate({ id: 3 })),
    dispatch(boxesApi.endpoints.viewStudentBoxes.initiate({ id: 7 })),
  ];

  const ofClass = '/classes/3/boxes';
  const added: Write = (dispatch) => dispatch(createStudent.initiate({ firstname: 'Ada', classes_id: 3 }));
  expect(await refetchedBy(show, added)).toContain(ofClass);
  expect(await refetchedBy(show, (dispatch) => dispatch(validateImport.initiate({ id: 3, rows: [] })))).toContain(
    ofClass,
  );
  expect(await refetchedBy(show, (dispatch) => dispatch(deleteClass.initiate({ id: 3 })))).toEqual([
    '/classes/3/boxes',
    '/graphs/students/7/cards',
  ]);
});

test('the list of staff, shown with their classes, is fetched again after a class is added or deleted', async () => {
  const show = (dispatch: Dispatch) => [dispatch(usersApi.endpoints.listUsers.initiate({}))];
  const body = { name: 'CE1 A', level: 'CE1' as const, teachersList: [4] };
  expect(await refetchedBy(show, (dispatch) => dispatch(createClass.initiate(body)))).toEqual(['/users']);
  expect(await refetchedBy(show, (dispatch) => dispatch(deleteClass.initiate({ id: 3 })))).toEqual(['/users']);
});

test('classes, shown with their last session, are fetched again after a session is opened', async () => {
  const show = (dispatch: Dispatch) => [
    dispatch(getClass.initiate({ id: 3 })),
    dispatch(listClasses.initiate({})),
    dispatch(getClass.initiate({ id: 4 })),
  ];

  const answer = (path: string) => (path === '/classes' ? { classes: [{ id: 3 }], count: 1 } : { id: 3 });
  const open: Write = (dispatch) => dispatch(sessionsApi.endpoints.openSession.initiate({ classes_id: 3 }));
  const { refetched } = await findRefetches(show, open, answer);
  expect(refetched.toSorted()).toEqual(['/classes', '/classes/3']);
});

test('followers, listed by class with their children’s names, are fetched again after a change of these [interface.list-fresh]', async () => {
  const show = (dispatch: Dispatch) => [
    dispatch(usersApi.endpoints.listFollowers.initiate({ class_id: 3 })),
    dispatch(usersApi.endpoints.getUser.initiate({ id: 5 })),
  ];

  const writes: Write[] = [
    (dispatch) => dispatch(updateStudent.initiate({ id: 7, lastname: 'Martin' })),
    (dispatch) => dispatch(transferStudents.initiate({ id: 3, students: [7] })),
    (dispatch) => dispatch(updateClass.initiate({ id: 3, name: 'CE1 B' })),
    (dispatch) => dispatch(deleteClass.initiate({ id: 3 })),
    (dispatch) => dispatch(validateSchoolImport.initiate({ id: 1, rows: [], move: true })),
    (dispatch) => dispatch(yearChangeApi.endpoints.applyYearChange.initiate({ id: 1, digest: 'x' })),
  ];
  for (const write of writes) {
    expect(await refetchedBy(show, write)).toEqual(['/users/5', '/users/followers?class_id=3']);
  }
  const level: Write = (dispatch) => dispatch(updateStudent.initiate({ id: 7, level: 'CE2' }));
  expect(await refetchedBy(show, level)).toEqual([]);
});

test('a student’s activity at home is fetched again after the class allows or disables it [home-revision.option]', async () => {
  const show = (dispatch: Dispatch) => [dispatch(homeApi.endpoints.viewHomeActivity.initiate({ id: 7 }))];
  const allow: Write = (dispatch) => dispatch(updateClass.initiate({ id: 3, home_revision: 'COUNTS' }));
  expect(await refetchedBy(show, allow)).toHaveLength(1);
});

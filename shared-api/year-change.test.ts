import { classesApi } from './classes.api.ts';
import { sessionsApi } from './sessions.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { yearChangeApi } from './year-change.api.ts';

const { createClass, updateClass } = classesApi.endpoints;

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['a class is added', (dispatch) => dispatch(createClass.initiate({ name: 'CE2 A', level: 'CE2' }))],
  ['a class gets another level', (dispatch) => dispatch(updateClass.initiate({ id: 3, level: 'CE2' }))],
  [
    'a student gets another level',
    (dispatch) => dispatch(studentsApi.endpoints.updateStudent.initiate({ id: 7, level: 'CE2' })),
  ],
  ['a session is closed', (dispatch) => dispatch(sessionsApi.endpoints.closeSession.initiate({ id: 5 }))],
])('the preview of a year change is computed again after %s [year.preview]', async (_what, write) => {
  let nbPreviews = 0;
  const show = (dispatch: Dispatch) => [dispatch(yearChangeApi.endpoints.previewYearChange.initiate({ id: 1 }))];
  await findRefetches(show, write, (path) => {
    if (path.endsWith('/preview')) nbPreviews += 1;
    return { id: 7 };
  });
  expect(nbPreviews).toBe(2);
});

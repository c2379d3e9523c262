import { dashboardsApi } from './dashboards.api.ts';
import { homeApi } from './home.api.ts';
import { studentWeekApi } from './student-week.api.ts';
import { studentsApi } from './students.api.ts';
import { findRefetches } from './testing/refetches.ts';

test('a follower’s pages show the answers that their child has just given on this device [home-revision.week-seen]', async () => {
  const answers = [{ client_id: 'a', cards_id: 1, is_right: true, answered_at: '2026-11-26T16:00:00Z' }];
  const { shown, refetched } = await findRefetches(
    (dispatch) => [
      dispatch(studentWeekApi.endpoints.viewStudentWeek.initiate({ id: 7 })),
      dispatch(homeApi.endpoints.viewHomeAccess.initiate({ id: 7 })),
      dispatch(dashboardsApi.endpoints.getUserDashboard.initiate()),
      dispatch(studentsApi.endpoints.getStudent.initiate({ id: 7 })),
    ],
    (dispatch) => dispatch(homeApi.endpoints.sendHomeAnswers.initiate({ student_id: 7, id: 9, answers })),
  );
  expect(refetched.toSorted()).toEqual(shown.toSorted());
});

test('an answer does not fetch the state of the device at home again', async () => {
  const { refetched } = await findRefetches(
    (dispatch) => [dispatch(homeApi.endpoints.viewHome.initiate())],
    (dispatch) => dispatch(homeApi.endpoints.sendHomeAnswers.initiate({ student_id: 7, id: 9, answers: [] })),
  );
  expect(refetched).toEqual([]);
});

import { attachRequestsApi } from './attach-requests.api.ts';
import { authApi } from './auth.api.ts';
import { dashboardsApi } from './dashboards.api.ts';
import { devicesApi } from './devices.api.ts';
import { scanApi } from './scan.api.ts';
import { schoolsApi } from './schools.api.ts';
import { teacherDashboardApi } from './teacher-dashboard.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { trackingApi } from './tracking.api.ts';
import { usersApi } from './users.api.ts';

const admin = '/dashboards/admin';
const school = '/schools/1';
const teacher = '/dashboards/teacher';

/** Paths fetched again after a write, while a school and the dashboards of a school and a teacher are shown. */
async function refetchedBy(write: (dispatch: Dispatch) => Promise<unknown>): Promise<string[]> {
  const show = (dispatch: Dispatch) => [
    dispatch(dashboardsApi.endpoints.getAdminDashboard.initiate()),
    dispatch(teacherDashboardApi.endpoints.viewTeacherDashboard.initiate()),
    dispatch(schoolsApi.endpoints.getSchool.initiate({ id: 1 })),
  ];

  return (await findRefetches(show, write)).refetched;
}

const { placeCards, initCurrentCards, resetTracking, activateDemo } = trackingApi.endpoints;
const { attachFollower, detachFollower, updateUser } = usersApi.endpoints;
const link = { user_id: 5, student_id: 7 };

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['cards are placed by hand', (dispatch) => dispatch(placeCards.initiate({ id: 7, placements: [] }))],
  ['cards enter box 1', (dispatch) => dispatch(initCurrentCards.initiate({ student_id: 7 }))],
  ['boxes are emptied', (dispatch) => dispatch(resetTracking.initiate({ id: 7 }))],
  ['a demonstration starts', (dispatch) => dispatch(activateDemo.initiate({ id: 7 }))],
  [
    'cards are scanned',
    (dispatch) => dispatch(scanApi.endpoints.recordScans.initiate({ student_id: 7, epoch: 0, scans: [] })),
  ],
  ['a tablet is approved', (dispatch) => dispatch(devicesApi.endpoints.approveDevice.initiate({ id: 2 }))],
  ['a person gets an address', (dispatch) => dispatch(updateUser.initiate({ id: 5, email: 'ada@example.fr' }))],
  [
    'an account changes',
    (dispatch) => dispatch(authApi.endpoints.updateAccount.initiate({ id: 5, lastname: 'Martin' })),
  ],
])('dashboards are fetched again after %s [boxes.counts]', async (_what, write) => {
  expect(await refetchedBy(write)).toEqual(expect.arrayContaining([admin, teacher]));
});

test('dashboards and the number of followers of the school are fetched again after a follower is attached or detached', async () => {
  const writes: ((dispatch: Dispatch) => Promise<unknown>)[] = [
    (dispatch) => dispatch(attachFollower.initiate({ ...link, relation: 'Mère' })),
    (dispatch) => dispatch(detachFollower.initiate(link)),
    (dispatch) =>
      dispatch(
        attachRequestsApi.endpoints.createAttachRequest.initiate({ id: 7, email: 'ada@example.fr', relation: 'Mère' }),
      ),
  ];
  for (const write of writes) {
    expect(await refetchedBy(write)).toEqual(expect.arrayContaining([admin, school, teacher]));
  }
});

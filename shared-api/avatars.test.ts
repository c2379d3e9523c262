import { avatarsApi } from './avatars.api.ts';
import { classesApi } from './classes.api.ts';
import { dashboardsApi } from './dashboards.api.ts';
import { privacyApi } from './privacy.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';

const { createStudentAvatar, replaceStudentAvatar, deleteStudentAvatar } = avatarsApi.endpoints;
const picture = {
  student_id: 7,
  avatar_data: 'data:image/jpeg;base64,',
  avatar_title: 'Photo',
  avatar_type: 'IMAGE',
} as const;

test('a follower’s dashboard, the class and the consents are fetched again after a student’s photo changes, the dashboard also after the consent to the photo is withdrawn [students.photo] [students.photo-consent]', async () => {
  const show = (dispatch: Dispatch) => [
    dispatch(dashboardsApi.endpoints.getUserDashboard.initiate()),
    dispatch(classesApi.endpoints.getClass.initiate({ id: 3 })),
    dispatch(privacyApi.endpoints.listConsents.initiate()),
  ];

  const refetchedBy = async (write: (dispatch: Dispatch) => Promise<unknown>) =>
    (await findRefetches(show, write)).refetched.toSorted();
  const all = ['/classes/3', '/dashboards/user', '/privacy/consents'];
  expect(await refetchedBy((dispatch) => dispatch(createStudentAvatar.initiate(picture)))).toEqual(all);
  expect(await refetchedBy((dispatch) => dispatch(replaceStudentAvatar.initiate(picture)))).toEqual(all);
  expect(await refetchedBy((dispatch) => dispatch(deleteStudentAvatar.initiate({ id: 7 })))).toEqual(all);
  const withdraw = { id: 7, kind: 'AVATAR', is_granted: false } as const;
  expect(await refetchedBy((dispatch) => dispatch(privacyApi.endpoints.setConsent.initiate(withdraw)))).toContain(
    '/dashboards/user',
  );
});

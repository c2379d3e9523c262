import { announcementsApi } from './announcements.api.ts';
import { authApi } from './auth.api.ts';
import { avatarsApi } from './avatars.api.ts';
import { cardsImagesApi } from './cards-images.api.ts';
import { classesApi } from './classes.api.ts';
import { homeApi } from './home.api.ts';
import { resourcesApi } from './resources.api.ts';
import { schoolsApi } from './schools.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

type Run = (dispatch: Dispatch) => Promise<unknown>;

const { listStudents, getStudent, updateStudent, deleteStudent } = studentsApi.endpoints;
const { listClasses, updateClass, deleteClass, getClass, removeTeacherFromClass } = classesApi.endpoints;
const { listUsers, getUser, updateUser, deleteUser, listFollowers, detachFollower } = usersApi.endpoints;
const { listSchools, deleteSchool } = schoolsApi.endpoints;
const { listSections, deleteResource, deleteSection } = resourcesApi.endpoints;
const { listAnnouncements, updateAnnouncement, deleteAnnouncement } = announcementsApi.endpoints;
const { listAccounts, getAccount, updateAccount, deleteAccount, rejectAccount, resetSecondFactor } = authApi.endpoints;
const { viewHomeAccess, revokeHomeDevice } = homeApi.endpoints;
const { deleteStudentAvatar, deleteUserAvatar } = avatarsApi.endpoints;
const { listCardImages, deleteCardImage } = cardsImagesApi.endpoints;

test.each<[string, Run, Run]>([
  [
    'student',
    (dispatch) => dispatch(listStudents.initiate({})),
    (dispatch) => dispatch(deleteStudent.initiate({ id: 7 })),
  ],
  ['class', (dispatch) => dispatch(listClasses.initiate({})), (dispatch) => dispatch(deleteClass.initiate({ id: 7 }))],
  [
    'teacher of a class',
    (dispatch) => dispatch(getClass.initiate({ id: 3 })),
    (dispatch) => dispatch(removeTeacherFromClass.initiate({ id: 7 })),
  ],
  ['person', (dispatch) => dispatch(listUsers.initiate({})), (dispatch) => dispatch(deleteUser.initiate({ id: 7 }))],
  [
    'follower of a student',
    (dispatch) => dispatch(listFollowers.initiate({})),
    (dispatch) => dispatch(detachFollower.initiate({ user_id: 5, student_id: 7 })),
  ],
  [
    'image of a card',
    (dispatch) => dispatch(listCardImages.initiate({})),
    (dispatch) => dispatch(deleteCardImage.initiate({ id: 7 })),
  ],
  [
    'photo of a student',
    (dispatch) => dispatch(getStudent.initiate({ id: 7 })),
    (dispatch) => dispatch(deleteStudentAvatar.initiate({ id: 7 })),
  ],
  [
    'photo of a person',
    (dispatch) => dispatch(getUser.initiate({ id: 7 })),
    (dispatch) => dispatch(deleteUserAvatar.initiate({ id: 7 })),
  ],
  [
    'superadmin',
    (dispatch) => dispatch(listAccounts.initiate({})),
    (dispatch) => dispatch(deleteAccount.initiate({ id: 7 })),
  ],
  [
    'pending account',
    (dispatch) => dispatch(listAccounts.initiate({})),
    (dispatch) => dispatch(rejectAccount.initiate({ id: 7 })),
  ],
  [
    'school',
    (dispatch) => dispatch(listSchools.initiate({})),
    (dispatch) => dispatch(deleteSchool.initiate({ id: 7 })),
  ],
  [
    'resource',
    (dispatch) => dispatch(listSections.initiate({})),
    (dispatch) => dispatch(deleteResource.initiate({ id: 7 })),
  ],
  [
    'section',
    (dispatch) => dispatch(listSections.initiate({})),
    (dispatch) => dispatch(deleteSection.initiate({ id: 7 })),
  ],
  [
    'announcement',
    (dispatch) => dispatch(listAnnouncements.initiate({})),
    (dispatch) => dispatch(deleteAnnouncement.initiate({ id: 7 })),
  ],
  [
    'student to change',
    (dispatch) => dispatch(listStudents.initiate({})),
    (dispatch) => dispatch(updateStudent.initiate({ id: 7, level: 'CP' })),
  ],
  [
    'class to change',
    (dispatch) => dispatch(listClasses.initiate({})),
    (dispatch) => dispatch(updateClass.initiate({ id: 7, level: 'CP' })),
  ],
  [
    'person to change',
    (dispatch) => dispatch(listUsers.initiate({})),
    (dispatch) => dispatch(updateUser.initiate({ id: 7, phone: '01' })),
  ],
  [
    'person whose account is to be changed',
    (dispatch) => dispatch(listUsers.initiate({})),
    (dispatch) => dispatch(updateAccount.initiate({ id: 7, status: 'BANNED' })),
  ],
  [
    'announcement to change',
    (dispatch) => dispatch(listAnnouncements.initiate({})),
    (dispatch) => dispatch(updateAnnouncement.initiate({ id: 7, level: 'INFO' })),
  ],
  [
    'device at home',
    (dispatch) => dispatch(viewHomeAccess.initiate({ id: 3 })),
    (dispatch) => dispatch(revokeHomeDevice.initiate({ id: 7, student_id: 3 })),
  ],
])(
  'data with a %s that another person removed is fetched again after the refusal, but not after another error [interface.list-fresh]',
  async (_what, show, remove) => {
    const refetchedAfter = async (refusal: string) =>
      (
        await findRefetches(
          (dispatch) => [show(dispatch)],
          remove,
          () => ({ count: 0 }),
          refusal,
        )
      ).refetched;

    expect(await refetchedAfter('NOT_FOUND')).toHaveLength(1);
    expect(await refetchedAfter('FORBIDDEN')).toEqual([]);
  },
);

test('an account whose second factor another person reset is fetched again after the refusal', async () => {
  const { refetched } = await findRefetches(
    (dispatch) => [dispatch(getAccount.initiate({ id: 7 }))],
    (dispatch) => dispatch(resetSecondFactor.initiate({ id: 7 })),
    () => ({ id: 7 }),
    'CONFLICT',
  );
  expect(refetched).toEqual(['/auth/7']);
});

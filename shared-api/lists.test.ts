import { authApi } from './auth.api.ts';
import { cardsImagesApi } from './cards-images.api.ts';
import { classesApi } from './classes.api.ts';
import { schoolsApi } from './schools.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

type Run = (dispatch: Dispatch) => Promise<unknown>;

const { listSchools, updateSchool } = schoolsApi.endpoints;
const { listStudents, updateStudent } = studentsApi.endpoints;
const { listClasses, updateClass } = classesApi.endpoints;
const { listUsers, listFollowers, updateUser } = usersApi.endpoints;
const { listAccounts, updateAccount } = authApi.endpoints;
const { listCardImages, updateCardImage } = cardsImagesApi.endpoints;

test.each<[string, Run, Run]>([
  [
    'archived schools',
    (dispatch) => dispatch(listSchools.initiate({ archived: 'true' })),
    (dispatch) => dispatch(updateSchool.initiate({ id: 7, status: 'ARCHIVED' })),
  ],
  [
    'students of a level',
    (dispatch) => dispatch(listStudents.initiate({ level: 'CE2' })),
    (dispatch) => dispatch(updateStudent.initiate({ id: 7, level: 'CE2' })),
  ],
  [
    'classes of a level',
    (dispatch) => dispatch(listClasses.initiate({ level: 'CE2' })),
    (dispatch) => dispatch(updateClass.initiate({ id: 7, level: 'CE2' })),
  ],
  [
    'staff of a school',
    (dispatch) => dispatch(listUsers.initiate({ school_id: 2 })),
    (dispatch) => dispatch(updateUser.initiate({ id: 7, schools_id: 2 })),
  ],
  [
    'followers found by name',
    (dispatch) => dispatch(listFollowers.initiate({ search: 'martin' })),
    (dispatch) => dispatch(updateUser.initiate({ id: 7, lastname: 'Martin' })),
  ],
  [
    'banned superadmins',
    (dispatch) => dispatch(listAccounts.initiate({ status: 'BANNED' })),
    (dispatch) => dispatch(updateAccount.initiate({ id: 7, status: 'BANNED' })),
  ],
  [
    'images of cards found by their description',
    (dispatch) => dispatch(listCardImages.initiate({ search: 'volcan' })),
    (dispatch) => dispatch(updateCardImage.initiate({ id: 7, alt: 'Un volcan' })),
  ],
])(
  'the list of %s is fetched again after a change that adds a row to it [interface.list-fresh]',
  async (_what, show, write) => {
    const { shown, refetched } = await findRefetches(
      (dispatch) => [show(dispatch)],
      write,
      () => ({ count: 0 }),
    );
    expect(shown).toHaveLength(1);
    expect(refetched).toEqual(expect.arrayContaining(shown));
  },
);

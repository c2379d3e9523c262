import { announcementsApi } from './announcements.api.ts';
import { classesApi } from './classes.api.ts';
import { resourcesApi } from './resources.api.ts';
import { schoolsApi } from './schools.api.ts';
import { studentsApi } from './students.api.ts';
import type { Dispatch } from './testing/refetches.ts';
import { findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

type Run = (dispatch: Dispatch) => Promise<unknown>;

const { listStudents, deleteStudent } = studentsApi.endpoints;
const { listClasses, deleteClass, getClass, removeTeacherFromClass } = classesApi.endpoints;
const { listUsers, deleteUser, listFollowers, detachFollower } = usersApi.endpoints;
const { listSchools, deleteSchool } = schoolsApi.endpoints;
const { listSections, deleteResource, deleteSection } = resourcesApi.endpoints;
const { listAnnouncements, deleteAnnouncement } = announcementsApi.endpoints;

test.each<[string, Run, Run]>([
  ['student', (on) => on(listStudents.initiate({})), (on) => on(deleteStudent.initiate({ id: 7 }))],
  ['class', (on) => on(listClasses.initiate({})), (on) => on(deleteClass.initiate({ id: 7 }))],
  [
    'teacher of a class',
    (on) => on(getClass.initiate({ id: 3 })),
    (on) => on(removeTeacherFromClass.initiate({ id: 7 })),
  ],
  ['person', (on) => on(listUsers.initiate({})), (on) => on(deleteUser.initiate({ id: 7 }))],
  [
    'follower of a student',
    (on) => on(listFollowers.initiate({})),
    (on) => on(detachFollower.initiate({ user_id: 5, student_id: 7 })),
  ],
  ['school', (on) => on(listSchools.initiate({})), (on) => on(deleteSchool.initiate({ id: 7 }))],
  ['resource', (on) => on(listSections.initiate({})), (on) => on(deleteResource.initiate({ id: 7 }))],
  ['section', (on) => on(listSections.initiate({})), (on) => on(deleteSection.initiate({ id: 7 }))],
  [
    'message in the banner',
    (on) => on(listAnnouncements.initiate({})),
    (on) => on(deleteAnnouncement.initiate({ id: 7 })),
  ],
])(
  'a list with a %s that another person removed is fetched again after the refusal, but not after another error',
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

import { addDays, type Day, mondayOf, today } from '../learning/calendar/days.ts';
import { namedRoles } from '../permissions/roles.ts';

const week = (path: string, monday: Day) => `${path}?since=${monday}&until=${addDays(monday, 6)}`;

/** Link of each figure on a school admin's dashboard: a list whose filters give the same count [dashboards.links]. */
export const adminLinks = {
  students: '/schools/students?status=ACTIVE',
  teachers: `/schools/users?role=${namedRoles.teacher}`,
  classes: '/schools/classes',
  boxes: '/schools/students?status=ACTIVE&is_phygital=true',
  unassigned: '/schools/students?status=ACTIVE&class_id=none',
  withoutFollower: '/schools/students?status=ACTIVE&has_follower=false',
  sessionsThisWeek: () => week('/schools/sessions', mondayOf(today())),
  sessionsOf: (monday: Day) => week('/schools/sessions', monday),
  studentsOf: (classId: number) => `/schools/students?status=ACTIVE&class_id=${classId}`,
  invitedStaff: '/schools/users?status=PENDING',
  invitedFollowers: '/schools/followers?status=PENDING&departed=false',
  undeliveredStaff: '/schools/users?status=UNDELIVERED',
  undeliveredFollowers: '/schools/followers?status=UNDELIVERED&departed=false',
  incompleteStaff: '/schools/users?status=INCOMPLETE',
  incompleteFollowers: '/schools/followers?status=INCOMPLETE&departed=false',
} as const;

/** Links of the superadmin's dashboard. The linked lists exclude archived schools, except the lists of sessions. */
export const superadminLinks = {
  schools: '/superadmin/schools?archived=false',
  students: '/students?status=ACTIVE&archived=false',
  teachers: `/superadmin/users?role=${namedRoles.teacher}&archived=false`,
  classes: '/classes?archived=false',
  sessionsThisWeek: () => week('/superadmin/sessions', mondayOf(today())),
  sessionsOn: (day: Day) => `/superadmin/sessions?since=${day}&until=${day}`,
  schoolsOf: (offerId: number) => `/superadmin/schools?offers_id=${offerId}&archived=false`,
  studentsOf: (offerId: number) => `/students?status=ACTIVE&offers_id=${offerId}&archived=false`,
  studentsOfSchool: (id: number) => `/superadmin/schools/${id}?tab=students&students-status=ACTIVE`,
  teachersOfSchool: (id: number) => `/superadmin/schools/${id}?tab=staff&staff-role=${namedRoles.teacher}`,
} as const;

import {
  administration,
  administratorsAndAuthor,
  administratorsAndDeleter,
  always,
  atHome,
  classStaff,
  everyone,
  follows,
  ownSchool,
  type Row,
  schoolStaff,
  staff,
  teaches,
} from './rules.ts';

/** Rows of the permission table about boxes, scans, revision sessions, tablets and revision at home. */
export const learningRows = {
  'student:boxes': { platform: always, school: ownSchool, classes: teaches, children: follows },
  'student:track': classStaff,
  // The server also checks that the student has physical cards [scanning.permission].
  'student:scan': { ...classStaff, children: follows },
  'session:list': schoolStaff,
  'session:view': classStaff,
  'session:watch': staff,
  // Teachers of the class open and close sessions; school admins only close sessions [permissions.sessions]
  // [sessions.school-admin].
  'session:open': { classes: teaches },
  'session:mark-presence': { classes: teaches },
  'session:close': { classes: teaches, school: ownSchool },
  // Closes overdue sessions. Published remotes pass this name.
  'session:clean': { classes: always, school: always },
  'device:attach': everyone,
  'device:join': { DEVICE: always },
  'device:revise': { DEVICE: always },
  'home:attach': everyone,
  'home:revise': { DEVICE: atHome },
  'home:manage': { children: follows },
  'school-device:list': schoolStaff,
  'school-device:approve': schoolStaff,
  'school-device:show-secret': schoolStaff,
  // [tablets.teacher]
  'school-device:edit': administratorsAndAuthor,
  'school-device:restore': administratorsAndDeleter,
  'school-device:manage': administration,
} satisfies Record<string, Row>;

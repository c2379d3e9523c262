import type { Role } from '../permissions/roles.ts';
import type { NotificationKind } from './kinds.ts';

type Links = Partial<Record<Role, readonly string[]>>;

const conversation = ['/messaging/:id'];
const child = ['/my-childrens/:id'];
const resources = ['/resources'];
const students = ['/schools/students'];
const classes = ['/schools/classes'];
const ownSchool = ['/my-school'];
const school = ['/superadmin/schools/:id'];
const prints = ['/schools/print-cards'];
const dashboard = ['/dashboard'];

/**
 * Pages that a kind of notification links to, for each role that may receive it; `:id` stands for an id. Teachers who receive a kind
 * about the school's administration are independent ones. Each remote checks them against its record [notifications.links].
 */
export const notificationLinks: Record<NotificationKind, Links> = {
  MESSAGE_RECEIVED: { TEACHER: conversation, USER: conversation },
  PACK_GIVEN: { USER: child },
  REVISION_ENDED: { USER: child },
  SET_ACQUIRED: { USER: child },
  RESOURCE_ADDED: { ADMIN: resources, TEACHER: resources, USER: resources },
  ANNOUNCEMENT: { ADMIN: dashboard, TEACHER: dashboard, USER: dashboard },
  IMPORT_DONE: { ADMIN: students, TEACHER: students },
  IMPORT_UNDONE: { ADMIN: students, TEACHER: students },
  YEAR_CHANGE_DONE: { ADMIN: classes, TEACHER: classes },
  YEAR_CHANGE_UNDONE: { ADMIN: classes, TEACHER: classes },
  INVITATION_ACCEPTED: {
    SUPERADMIN: [...school, '/superadmin'],
    ADMIN: ['/schools/followers', '/schools/users'],
    TEACHER: ['/schools/followers'],
  },
  SEATS_AT_90: { ADMIN: ownSchool, TEACHER: ownSchool },
  ACCESS_ENDS: { SUPERADMIN: school, ADMIN: ownSchool, TEACHER: ownSchool },
  PRINT_READY: { SUPERADMIN: ['/superadmin/editions'], ADMIN: prints, TEACHER: prints },
  INVOICE_ISSUED: { ADMIN: ownSchool, TEACHER: ownSchool },
  INVOICE_LATE: { SUPERADMIN: ['/superadmin/invoices'], ADMIN: ownSchool, TEACHER: ownSchool },
  REMOTE_FAILED: { SUPERADMIN: dashboard },
  REMOTE_DROPPED: { SUPERADMIN: ['/superadmin/versions'] },
};

/** Kinds that teachers receive only where they administer their school. */
export const administrationKinds: readonly NotificationKind[] = [
  'IMPORT_DONE',
  'IMPORT_UNDONE',
  'YEAR_CHANGE_DONE',
  'YEAR_CHANGE_UNDONE',
  'INVITATION_ACCEPTED',
  'SEATS_AT_90',
  'ACCESS_ENDS',
  'INVOICE_ISSUED',
  'INVOICE_LATE',
];

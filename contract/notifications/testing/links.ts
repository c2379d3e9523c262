import type { RoleScope } from '../../permissions/roles.ts';
import type { NotificationKind } from '../kinds.ts';

type Links = Partial<Record<RoleScope, readonly string[]>>;

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
 * Pages to which notifications of a kind link, by the scope of the recipient's role; `:id` is a placeholder for an id. Tests of
 * each remote check that its record contains these pages [notifications.links].
 */
export const notificationLinks: Record<NotificationKind, Links> = {
  MESSAGE_RECEIVED: { classes: conversation, children: conversation },
  PACK_GIVEN: { children: child },
  PACK_REPLACED: { classes: ['/schools/packs'] },
  REVISION_ENDED: { children: child },
  SET_ACQUIRED: { children: child },
  RESOURCE_ADDED: { school: resources, classes: resources, children: resources },
  ANNOUNCEMENT: { school: dashboard, classes: dashboard, children: dashboard },
  IMPORT_DONE: { school: ownSchool, classes: ownSchool },
  IMPORT_UNDONE: { school: students, classes: students },
  YEAR_CHANGE_DONE: { school: ownSchool, classes: ownSchool },
  YEAR_CHANGE_UNDONE: { school: classes, classes },
  INVITATION_ACCEPTED: {
    platform: [...school, '/superadmin'],
    school: ['/schools/followers', '/schools/users'],
    classes: ['/schools/followers'],
  },
  TEACHER_JOINED: { school: ['/schools/users'] },
  SEATS_AT_90: { school: ownSchool, classes: ownSchool },
  ACCESS_ENDS: { platform: school, school: ownSchool, classes: ownSchool },
  PRINT_READY: { platform: ['/superadmin/editions'], school: prints, classes: prints },
  INVOICE_ISSUED: { school: ownSchool, classes: ownSchool },
  INVOICE_LATE: { platform: ['/superadmin/invoices'], school: ownSchool, classes: ownSchool },
  REMOTE_FAILED: { platform: ['/superadmin/versions'] },
  REMOTE_DROPPED: { platform: ['/superadmin/versions'] },
};

/** Kinds that teachers receive only if they administer their school. */
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

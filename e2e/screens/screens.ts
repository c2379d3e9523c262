import { classes } from '@memocartes/contract/classes/classes.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { students } from '@memocartes/contract/students/students.routes';
import type { Page } from '@playwright/test';

import type { demo } from '../seed/people.ts';
import type { Seed } from '../seed/seed.ts';

export type Who = keyof typeof demo | 'signedOut';

/** Ids of demo data that the addresses of screens contain. */
export async function demoIds(seed: Seed) {
  const teacher = seed.as(await seed.demo('teacher'));
  const { classes: taught } = await teacher.call(classes.list);
  const { students: classStudents } = await teacher.call(students.list, { query: { class_id: taught[0]!.id } });
  const { packs_pro: ownPacks } = await teacher.call(packs.list);
  const follower = seed.as(await seed.demo('follower'));
  const { students: children } = await follower.call(students.children);
  const { chats: ownChats } = await follower.call(chats.list);
  const class_ = taught[0]!.id;
  const student = classStudents[0]!.id;
  const child = children[0]!.id;
  const pack = ownPacks[0]!.id;
  const chat = ownChats[0]!.id;
  return { class_, student, school: classStudents[0]!.schools_id, child, pack, chat };
}

export type DemoIds = Awaited<ReturnType<typeof demoIds>>;

/** Opens a part of the page that the address alone does not open. */
type Act = (page: Page) => Promise<void>;

/** Name of a screen, who sees it, its address, and how to open a part of it. */
export type Screen = readonly [name: string, who: Who, path: (ids: DemoIds) => string, act?: Act];

/**
 * Screens of the portal [interface.accessible]. A route without parameters needs no line: `recordedScreens.ts` takes it
 * from the record of its remote.
 */
export const screens: readonly Screen[] = [
  ['landing', 'signedOut', () => '/'],
  ['expired', 'signedOut', () => '/?expired=true'],
  ['reset', 'signedOut', () => '/Reset'],
  ['confidentialite', 'signedOut', () => '/confidentialite'],
  ['essai', 'signedOut', () => '/essai'],
  ['unvalid', 'signedOut', () => '/Unvalid'],
  ['error-500', 'signedOut', () => '/Error500'],
  ['device', 'signedOut', () => '/device'],
  ['device-home', 'signedOut', () => '/device/home'],
  ['superadmin-dashboard', 'superadmin', () => '/Dashboard'],
  ['superadmin-schools', 'superadmin', () => '/superadmin/schools'],
  ['superadmin-school', 'superadmin', ({ school }) => `/superadmin/schools/${school}`],
  ['superadmin-school-staff', 'superadmin', ({ school }) => `/superadmin/schools/${school}?tab=staff`],
  ['superadmin-school-students', 'superadmin', ({ school }) => `/superadmin/schools/${school}?tab=students`],
  ['superadmin-school-year-change', 'superadmin', ({ school }) => `/superadmin/schools/${school}/year-change`],
  ['superadmin-superadmins', 'superadmin', () => '/superadmin'],
  ['superadmin-followers', 'superadmin', () => '/superadmin/followers-app'],
  ['superadmin-audit', 'superadmin', () => '/superadmin/audit'],
  ['superadmin-certified-cards', 'superadmin', () => '/superadmin/certified-cards'],
  ['superadmin-certified-card', 'superadmin', () => '/superadmin/certified-cards?id=new'],
  ['superadmin-announcements', 'superadmin', () => '/superadmin/announcements'],
  ['superadmin-editions', 'superadmin', () => '/superadmin/editions'],
  ['superadmin-contact', 'superadmin', () => '/superadmin/contact'],
  ['superadmin-operations', 'superadmin', () => '/superadmin/operations'],
  ['superadmin-class', 'superadmin', ({ class_ }) => `/classes/${class_}`],
  ['superadmin-student', 'superadmin', ({ student }) => `/students/${student}`],
  ['school-admin-dashboard', 'schoolAdmin', () => '/Dashboard'],
  ['school-admin-classes', 'schoolAdmin', () => '/schools/classes'],
  ['school-admin-class', 'schoolAdmin', ({ class_ }) => `/classes/${class_}`],
  ['school-admin-sessions', 'schoolAdmin', () => '/classes/sessions'],
  ['school-admin-class-sessions', 'schoolAdmin', ({ class_ }) => `/classes/${class_}/sessions`],
  ['school-admin-collective', 'schoolAdmin', ({ class_ }) => `/classes/collective/${class_}`],
  ['school-admin-packs', 'schoolAdmin', () => '/schools/packs'],
  ['school-admin-pack', 'schoolAdmin', ({ pack }) => `/schools/packs?view=all&pack=${pack}`],
  ['school-admin-composer', 'schoolAdmin', ({ pack }) => `/creation-packs?pack=${pack}`],
  ['school-admin-student', 'schoolAdmin', ({ student }) => `/students/${student}`],
  ['school-admin-school', 'schoolAdmin', () => '/my-school'],
  ['school-admin-year-change', 'schoolAdmin', () => '/my-school/year-change'],
  ['school-admin-audit', 'schoolAdmin', () => '/schools/audit'],
  ['school-admin-privacy', 'schoolAdmin', () => '/my-school/privacy'],
  ['school-admin-codes', 'schoolAdmin', () => '/my-school/codes'],
  ['school-admin-users', 'schoolAdmin', () => '/schools/users'],
  ['school-admin-followers', 'schoolAdmin', () => '/schools/followers'],
  ['school-admin-students', 'schoolAdmin', () => '/schools/students'],
  ['school-admin-cards', 'schoolAdmin', () => '/schools/cards'],
  ['school-admin-assignment', 'schoolAdmin', ({ class_ }) => `/schools/assignment?from=${class_}`],
  ['teacher-dashboard', 'teacher', () => '/Dashboard'],
  ['teacher-class', 'teacher', ({ class_ }) => `/classes/${class_}`],
  ['teacher-class-sessions', 'teacher', ({ class_ }) => `/classes/${class_}/sessions`],
  ['teacher-sessions', 'teacher', () => '/classes/sessions'],
  ['teacher-student', 'teacher', ({ student }) => `/students/${student}`],
  ['teacher-students', 'teacher', () => '/schools/students'],
  ['teacher-school', 'teacher', ({ school }) => `/schools/${school}`],
  ['teacher-packs', 'teacher', () => '/schools/packs'],
  ['teacher-composer', 'teacher', () => '/creation-packs'],
  ['teacher-cards', 'teacher', () => '/schools/cards'],
  ['teacher-cards-list', 'teacher', () => '/schools/cards?view=list'],
  ['teacher-create-cards', 'teacher', () => '/schools/create-cards'],
  ['teacher-print-cards', 'teacher', () => '/schools/print-cards'],
  ['teacher-print-pack', 'teacher', ({ pack }) => `/schools/print-cards?packs=${pack}`],
  ['teacher-print-sheets', 'teacher', ({ pack }) => `/print-cards-template?packs=${pack}&qr=true`],
  ['superadmin-resources', 'superadmin', () => '/resources'],
  ['school-admin-resources', 'schoolAdmin', () => '/resources?search=e'],
  ['teacher-resources', 'teacher', () => '/Resources?view=list&search=e'],
  ['teacher-add-resource', 'teacher', () => '/resources?panel=resources&mode=ADD'],
  ['follower-resources', 'follower', () => '/resources'],
  ['school-admin-print-cards', 'schoolAdmin', () => '/schools/print-cards'],
  ['teacher-params', 'teacher', () => '/Params'],
  ['teacher-params-security', 'teacher', () => '/Params?tab=security'],
  ['school-admin-params-offer', 'schoolAdmin', () => '/Params?tab=offer'],
  ['follower-params-deletion', 'follower', () => '/Params?tab=deletion'],
  ['teacher-unknown', 'teacher', () => '/nowhere'],
  ['teacher-forbidden', 'teacher', () => '/superadmin/schools'],
  ['follower-dashboard', 'follower', () => '/Dashboard'],
  ['follower-children', 'follower', () => '/my-childrens'],
  ['follower-child', 'follower', ({ child }) => `/students/${child}`],
  ['follower-notifications', 'follower', () => '/Dashboard?panel=notifications'],
  ['follower-params-notifications', 'follower', () => '/Params?tab=notifications'],
  ['follower-messaging', 'follower', () => '/messaging'],
  ['follower-conversation', 'follower', ({ chat }) => `/messaging/${chat}`],
  ['follower-new-conversation', 'follower', () => '/messaging?panel=message&mode=ADD'],
  [
    'follower-card',
    'follower',
    () => '/my-childrens',
    (page) =>
      page
        .getByRole('button', { name: /^Ouvrir la carte 1 / })
        .first()
        .click(),
  ],
  [
    'follower-attach-device',
    'follower',
    () => '/my-childrens',
    (page) =>
      page
        .getByRole('button', { name: /^Rattacher un appareil/ })
        .first()
        .click(),
  ],
  ['teacher-notifications', 'teacher', () => '/Dashboard?panel=notifications'],
  ['teacher-messaging', 'teacher', () => '/messaging'],
  ['teacher-slips', 'teacher', ({ class_ }) => `/classes/${class_}/slips`],
  [
    'school-admin-class-panel',
    'schoolAdmin',
    ({ class_ }) => `/classes/${class_}?panel=class&mode=EDIT&item=${class_}`,
  ],
  ['superadmin-school-panel', 'superadmin', () => '/superadmin/schools?panel=school&mode=ADD'],
  ['superadmin-announcement-panel', 'superadmin', () => '/superadmin/announcements?panel=announcement&mode=ADD'],
  ['superadmin-prices-panel', 'superadmin', () => '/superadmin/invoices?panel=prices&mode=VIEW'],
  [
    'superadmin-student-panel',
    'superadmin',
    ({ school, student }) => `/superadmin/schools/${school}?tab=students&panel=student&mode=VIEW&item=${student}`,
  ],
  ['school-admin-new-student-panel', 'schoolAdmin', () => '/schools/students?panel=student&mode=ADD'],
  [
    'school-admin-student-panel',
    'schoolAdmin',
    ({ student }) => `/students/${student}?panel=student&mode=EDIT&item=${student}`,
  ],
  ['school-admin-staff-panel', 'schoolAdmin', () => '/schools/users?panel=staff&mode=ADD'],
  ['school-admin-school-panel', 'schoolAdmin', ({ school }) => `/my-school?panel=school&mode=EDIT&item=${school}`],
  ['teacher-student-panel', 'teacher', ({ student }) => `/students/${student}?panel=student&mode=VIEW&item=${student}`],
  ['teacher-new-conversation', 'teacher', ({ student }) => `/students/${student}?panel=message&mode=ADD`],
  ['follower-child-panel', 'follower', ({ child }) => `/students/${child}?panel=student&mode=VIEW&item=${child}`],
  ['school-admin-reports', 'schoolAdmin', () => '/schools/reports'],
  ['superadmin-invoices', 'superadmin', () => '/superadmin/invoices'],
  ['login', 'signedOut', () => '/login'],
  ['reset-password', 'signedOut', () => '/reset-password'],
  [
    'logout',
    'signedOut',
    () => '/logout',
    // The request of the sign-out fails, so that the page stays open: after a success the page is left immediately.
    async (page) => {
      await page.waitForURL('/');
      await page.route('**/api/auth/logout', (route) => route.abort());
      await page.goto('/logout');
      await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
      await page.unroute('**/api/auth/logout');
    },
  ],
  ['error-403', 'signedOut', () => '/Error403'],
  ['valid', 'signedOut', () => '/Valid'],
  ['activer', 'signedOut', () => '/activer'],
  ['callback', 'signedOut', () => '/callback?error=access_denied'],
  ['card-page', 'signedOut', () => '/c/ZZZZ-ZZZZ'],
  ['superadmin-users', 'superadmin', () => '/superadmin/users'],
  ['superadmin-sessions', 'superadmin', () => '/superadmin/sessions'],
  ['superadmin-versions', 'superadmin', () => '/superadmin/versions'],
  ['superadmin-params', 'superadmin', () => '/Params'],
  ['superadmin-school-slips', 'superadmin', ({ school }) => `/schools/slips?school_id=${school}`],
  ['superadmin-name-labels', 'superadmin', ({ class_ }) => `/classes/${class_}/slips`],
  ['superadmin-collective', 'superadmin', ({ class_ }) => `/classes/collective/${class_}`],
  ['school-admin-school-sessions', 'schoolAdmin', () => '/schools/sessions'],
  ['school-admin-slips', 'schoolAdmin', () => '/schools/slips'],
  ['school-admin-name-labels', 'schoolAdmin', ({ class_ }) => `/classes/${class_}/slips`],
  ['school-admin-school-page', 'schoolAdmin', ({ school }) => `/schools/${school}`],
  ['school-admin-print-sheets', 'schoolAdmin', ({ pack }) => `/print-cards-template?packs=${pack}`],
  ['teacher-classes', 'teacher', () => '/schools/classes'],
  ['teacher-collective', 'teacher', ({ class_ }) => `/classes/collective/${class_}`],
  ['independent-school', 'independent', () => '/my-school'],
  ['independent-year-change', 'independent', () => '/my-school/year-change'],
  ['independent-privacy', 'independent', () => '/my-school/privacy'],
  ['independent-codes', 'independent', () => '/my-school/codes'],
  ['independent-followers', 'independent', () => '/schools/followers'],
  ['independent-slips', 'independent', () => '/schools/slips'],
  ['independent-assignment', 'independent', () => '/schools/assignment'],
  ['independent-audit', 'independent', () => '/schools/audit'],
];

import { accountSettingsTexts } from '@memocartes/shared-features/account/settings/texts';
import { auditTexts } from '@memocartes/shared-features/audit/texts';
import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { printSheetsTexts } from '@memocartes/shared-features/cards/print/sheets/texts';
import { printCardsTexts } from '@memocartes/shared-features/cards/print/texts';
import { classActionsTexts } from '@memocartes/shared-features/classes/actions/texts';
import { assignmentTexts } from '@memocartes/shared-features/classes/assignment/texts';
import { codesTexts } from '@memocartes/shared-features/classes/codes/texts';
import { nameLabelsTexts } from '@memocartes/shared-features/classes/name-labels/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { classPanelTexts } from '@memocartes/shared-features/classes/panel/texts';
import { collectiveTexts } from '@memocartes/shared-features/collective-revision/texts';
import { followersListTexts } from '@memocartes/shared-features/followers/list/texts';
import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
import { studentImportTexts } from '@memocartes/shared-features/imports/texts';
import { slipsTexts } from '@memocartes/shared-features/invitations/slips/texts';
import { invoiceTexts } from '@memocartes/shared-features/invoices/texts';
import { messagingTexts } from '@memocartes/shared-features/messaging/texts';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { composerTexts } from '@memocartes/shared-features/packs/composer/texts';
import { packsTexts } from '@memocartes/shared-features/packs/texts';
import { privacyTexts } from '@memocartes/shared-features/privacy/texts';
import { resourcesTexts } from '@memocartes/shared-features/resources/texts';
import { ownSchoolTexts } from '@memocartes/shared-features/schools/my-school/texts';
import { ownYearChangeTexts } from '@memocartes/shared-features/schools/my-school/year-change/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/schools/panel/texts';
import { classSessionsTexts } from '@memocartes/shared-features/sessions/class-sessions/texts';
import { sessionsListTexts } from '@memocartes/shared-features/sessions/list/texts';
import { sessionsTexts } from '@memocartes/shared-features/sessions/texts';
import { staffListTexts } from '@memocartes/shared-features/staff/list/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff/panel/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { studentPageTexts } from '@memocartes/shared-features/students/page/for-staff/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': withTexts(() => import('./dashboard/DashboardPage.tsx'), notificationsTexts),
    '/schools/slips': withTexts(() => import('@memocartes/shared-features/invitations/slips'), slipsTexts),
    '/Params': withTexts(() => import('@memocartes/shared-features/account/settings'), accountSettingsTexts),
    '/Resources': withTexts(() => import('@memocartes/shared-features/resources/page'), resourcesTexts),
    '/my-school': withTexts(() => import('@memocartes/shared-features/schools/my-school'), ownSchoolTexts),
    '/my-school/year-change': withTexts(
      () => import('@memocartes/shared-features/schools/my-school/year-change'),
      ownYearChangeTexts,
    ),
    '/my-school/privacy': withTexts(() => import('./my-school/PrivacyPage.tsx'), privacyTexts),
    '/my-school/codes': withTexts(() => import('@memocartes/shared-features/classes/codes'), codesTexts),
    '/schools/users': () => import('./users/StaffPage.tsx'),
    '/schools/sessions': withTexts(() => import('./sessions/SessionsPage.tsx'), sessionsListTexts),
    '/schools/followers': () => import('./followers/FollowersPage.tsx'),
    '/schools/students': () => import('./students/StudentsPage.tsx'),
    '/schools/reports': withTexts(() => import('@memocartes/shared-features/messaging/reports'), messagingTexts),
    '/schools/audit': withTexts(() => import('./my-school/AuditPage.tsx'), auditTexts),
    '/schools/assignment': withTexts(() => import('@memocartes/shared-features/classes/assignment'), assignmentTexts),
    '/schools/classes': () => import('./classes/SchoolClassesPage.tsx'),
    '/schools/packs': () => import('@memocartes/shared-features/packs/page'),
    '/creation-packs': withTexts(() => import('@memocartes/shared-features/packs/composer'), composerTexts),
    '/schools/cards': withTexts(() => import('./cards/CardsPage.tsx'), cardsScreenTexts),
    '/schools/print-cards': withTexts(() => import('@memocartes/shared-features/cards/print'), printCardsTexts),
    '/print-cards-template': withTexts(
      () => import('@memocartes/shared-features/cards/print/sheets'),
      printSheetsTexts,
    ),
    '/schools/:id': withTexts(() => import('./my-school/SchoolPage.tsx'), ownSchoolTexts),
    '/classes/:id/slips': withTexts(() => import('@memocartes/shared-features/classes/name-labels'), nameLabelsTexts),
    '/classes/sessions': () => import('./sessions/OpenSessionsPage.tsx'),
    '/classes/collective/:id?': withTexts(
      () => import('@memocartes/shared-features/collective-revision'),
      collectiveTexts,
    ),
    '/classes/:id/sessions': withTexts(
      () => import('@memocartes/shared-features/sessions/class-sessions'),
      classSessionsTexts,
    ),
    '/classes/:id?': () => import('./classes/SchoolClassPage.tsx'),
    '/students/:id?': withTexts(
      () => import('./students/StudentPage.tsx'),
      joinTexts(studentPageTexts, studentTrackingTexts),
    ),
  },
  panels: {
    resources: withTexts(() => import('@memocartes/shared-features/resources/panel'), resourcesTexts),
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
    staff: withTexts(() => import('@memocartes/shared-features/staff/panel'), staffPanelTexts),
    invoice: withTexts(() => import('@memocartes/shared-features/invoices/own'), invoiceTexts),
    school: withTexts(() => import('@memocartes/shared-features/schools/panel'), schoolPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/classes/panel'), classPanelTexts),
  },
  texts: joinTexts(
    ownTexts,
    classesTexts,
    classActionsTexts,
    packsTexts,
    sessionsTexts,
    studentBoxesTexts,
    studentImportTexts,
    studentsListTexts,
    staffListTexts,
    followersListTexts,
  ),
});

import { accountSettingsTexts } from '@memocartes/shared-features/account/settings/texts';
import { auditTexts } from '@memocartes/shared-features/audit/texts';
import { cardsListTexts } from '@memocartes/shared-features/cards/list/texts';
import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { printSheetsTexts } from '@memocartes/shared-features/cards/print/sheets/texts';
import { printCardsTexts } from '@memocartes/shared-features/cards/print/texts';
import { assignmentTexts } from '@memocartes/shared-features/classes/assignment/texts';
import { codesTexts } from '@memocartes/shared-features/classes/codes/texts';
import { difficultCardsTexts } from '@memocartes/shared-features/classes/difficult-cards/texts';
import { nameLabelsTexts } from '@memocartes/shared-features/classes/name-labels/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { classPanelTexts } from '@memocartes/shared-features/classes/panel/texts';
import { collectiveTexts } from '@memocartes/shared-features/collective-revision/texts';
import { followersListTexts } from '@memocartes/shared-features/followers/list/texts';
import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
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
import { schoolOverviewTexts } from '@memocartes/shared-features/schools/page/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/schools/panel/texts';
import { sessionsTexts } from '@memocartes/shared-features/sessions/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/Dashboard': withTexts(() => import('./dashboard/DashboardPage.tsx'), notificationsTexts),
    '/schools/slips': withTexts(() => import('@memocartes/shared-features/invitations/slips'), slipsTexts),
    '/Params': withTexts(() => import('@memocartes/shared-features/account/settings'), accountSettingsTexts),
    '/Resources': withTexts(() => import('@memocartes/shared-features/resources/page'), resourcesTexts),
    '/schools/classes': () => import('./classes/MyClassesPage.tsx'),
    '/schools/students': withTexts(() => import('./students/StudentsPage.tsx'), studentsListTexts),
    '/classes/collective/:id?': withTexts(
      () => import('@memocartes/shared-features/collective-revision'),
      collectiveTexts,
    ),
    '/classes/sessions': () => import('./sessions/SessionsPage.tsx'),
    '/classes/:id/sessions': () => import('@memocartes/shared-features/sessions/class-sessions'),
    '/classes/:id/slips': withTexts(() => import('@memocartes/shared-features/classes/name-labels'), nameLabelsTexts),
    '/classes/:id?': () => import('./classes/MyClassPage.tsx'),
    '/students/:id?': withTexts(() => import('./students/StudentPage.tsx'), studentTrackingTexts),
    '/schools/packs': () => import('@memocartes/shared-features/packs/page'),
    '/creation-packs': withTexts(() => import('@memocartes/shared-features/packs/composer'), composerTexts),
    '/schools/cards': withTexts(() => import('./cards/CardsPage.tsx'), cardsListTexts),
    '/schools/create-cards': withTexts(() => import('./cards/CreateCardsPage.tsx'), cardsScreenTexts),
    '/schools/print-cards': withTexts(() => import('@memocartes/shared-features/cards/print'), printCardsTexts),
    '/print-cards-template': withTexts(
      () => import('@memocartes/shared-features/cards/print/sheets'),
      printSheetsTexts,
    ),
    '/schools/:id': withTexts(() => import('./schools/SchoolPage.tsx'), schoolOverviewTexts),
    '/my-school': withTexts(() => import('@memocartes/shared-features/schools/my-school'), ownSchoolTexts),
    '/my-school/year-change': withTexts(
      () => import('@memocartes/shared-features/schools/my-school/year-change'),
      ownYearChangeTexts,
    ),
    '/my-school/privacy': withTexts(() => import('./administration/PrivacyPage.tsx'), privacyTexts),
    '/my-school/codes': withTexts(() => import('@memocartes/shared-features/classes/codes'), codesTexts),
    '/schools/followers': withTexts(() => import('./administration/FollowersPage.tsx'), followersListTexts),
    '/schools/assignment': withTexts(() => import('@memocartes/shared-features/classes/assignment'), assignmentTexts),
    '/schools/audit': withTexts(() => import('./administration/AuditPage.tsx'), auditTexts),
    '/messaging/:id?': withTexts(() => import('@memocartes/shared-features/messaging'), messagingTexts),
  },
  panels: {
    resources: withTexts(() => import('@memocartes/shared-features/resources/panel'), resourcesTexts),
    message: withTexts(() => import('@memocartes/shared-features/messaging/creation'), messagingTexts),
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    invoice: withTexts(() => import('@memocartes/shared-features/invoices/own'), invoiceTexts),
    school: withTexts(() => import('@memocartes/shared-features/schools/panel'), schoolPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/classes/panel'), classPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
  },
  texts: joinTexts(
    { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
    classesTexts,
    studentBoxesTexts,
    packsTexts,
    sessionsTexts,
    difficultCardsTexts,
  ),
});

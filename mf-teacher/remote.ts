import { assignmentTexts } from '@memocartes/shared-features/classes/assignment/texts';
import { auditTexts } from '@memocartes/shared-features/audit/texts';
import { cardFiltersTexts } from '@memocartes/shared-features/cards/filters/texts';
import { cardsListTexts } from '@memocartes/shared-features/cards/list/texts';
import { cardsScreenTexts } from '@memocartes/shared-features/cards/page/texts';
import { classPanelTexts } from '@memocartes/shared-features/classes/panel/texts';
import { classSlipsTexts } from '@memocartes/shared-features/classes/slips/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { codesTexts } from '@memocartes/shared-features/classes/codes/texts';
import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
import { followersListTexts } from '@memocartes/shared-features/followers/list/texts';
import { ownSchoolTexts } from '@memocartes/shared-features/schools/my-school/texts';
import { ownYearTexts } from '@memocartes/shared-features/schools/my-school/year-change/texts';
import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { paramsTexts } from '@memocartes/shared-features/account/settings/texts';
import { printCardsTexts } from '@memocartes/shared-features/cards/print/texts';
import { printSheetsTexts } from '@memocartes/shared-features/cards/print/sheets/texts';
import { privacyTexts } from '@memocartes/shared-features/privacy/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/schools/panel/texts';
import { schoolOverviewTexts } from '@memocartes/shared-features/schools/page/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { slipsTexts } from '@memocartes/shared-features/invitations/slips/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/schools/slips': withTexts(() => import('@memocartes/shared-features/invitations/slips'), slipsTexts),
    '/Params': withTexts(() => import('@memocartes/shared-features/account/settings'), paramsTexts),
    '/schools/classes': () => import('./classes/MyClassesPage.tsx'),
    '/schools/students': withTexts(() => import('./students/StudentsPage.tsx'), studentsListTexts),
    '/classes/collective/:id?': () => import('./collective-revision/CollectivePage.tsx'),
    '/classes/sessions': () => import('./sessions/SessionsPage.tsx'),
    '/classes/:id/sessions': () => import('./sessions/ClassSessionsPage.tsx'),
    '/classes/:id/slips': withTexts(() => import('@memocartes/shared-features/classes/slips'), classSlipsTexts),
    '/classes/:id?': () => import('./classes/MyClassPage.tsx'),
    '/students/:id': withTexts(() => import('./students/StudentPage.tsx'), studentTrackingTexts),
    '/schools/packs': () => import('./packs/PacksPage.tsx'),
    '/creation-packs': withTexts(() => import('./packs/composer/ComposerPage.tsx'), panelFormTexts, cardFiltersTexts),
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
      ownYearTexts,
    ),
    '/my-school/privacy': withTexts(() => import('./administration/PrivacyPage.tsx'), privacyTexts),
    '/my-school/codes': withTexts(() => import('@memocartes/shared-features/classes/codes'), codesTexts),
    '/schools/followers': withTexts(() => import('./administration/FollowersPage.tsx'), followersListTexts),
    '/schools/assignment': withTexts(() => import('@memocartes/shared-features/classes/assignment'), assignmentTexts),
    '/schools/audit': withTexts(() => import('./administration/AuditPage.tsx'), auditTexts),
  },
  panels: {
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    school: withTexts(() => import('@memocartes/shared-features/schools/panel'), schoolPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/classes/panel'), classPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
  },
  texts: joinTexts(
    { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
    classesTexts,
    studentBoxesTexts,
  ),
});

import { accountSettingsTexts } from '@memocartes/shared-features/account/settings/texts';
import { accountStatusTexts } from '@memocartes/shared-features/account/status/texts';
import { auditTexts } from '@memocartes/shared-features/audit/texts';
import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { printEditionTexts } from '@memocartes/shared-features/cards/print/edition/texts';
import { classActionsTexts } from '@memocartes/shared-features/classes/actions/texts';
import { nameLabelsTexts } from '@memocartes/shared-features/classes/name-labels/texts';
import { classesTexts } from '@memocartes/shared-features/classes/page/texts';
import { classPanelTexts } from '@memocartes/shared-features/classes/panel/texts';
import { collectiveTexts } from '@memocartes/shared-features/collective-revision/texts';
import { followersInAppTexts } from '@memocartes/shared-features/followers/in-app-panel/texts';
import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
import { studentImportTexts } from '@memocartes/shared-features/imports/texts';
import { slipsTexts } from '@memocartes/shared-features/invitations/slips/texts';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { resourcesTexts } from '@memocartes/shared-features/resources/texts';
import { schoolPanelTexts } from '@memocartes/shared-features/schools/panel/texts';
import { yearChangeTexts } from '@memocartes/shared-features/schools/year-change/texts';
import { sessionsListTexts } from '@memocartes/shared-features/sessions/list/texts';
import { staffListTexts } from '@memocartes/shared-features/staff/list/texts';
import { staffPanelTexts } from '@memocartes/shared-features/staff/panel/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentsListTexts } from '@memocartes/shared-features/students/list/texts';
import { studentPageTexts } from '@memocartes/shared-features/students/page/for-staff/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { studentTrackingTexts } from '@memocartes/shared-features/students/tracking/texts';
import { superadminPanelTexts } from '@memocartes/shared-features/superadmins/panel/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { announcementsTexts } from './announcements/texts.ts';
import { contactMessagesTexts } from './contact/texts.ts';
import { editionsTexts } from './editions/texts.ts';
import { invoicesTexts } from './invoices/texts.ts';
import { operationsPageTexts } from './operations-page/texts.ts';
import { record } from './record.ts';
import { schoolTexts } from './school/texts.ts';
import { schoolsTexts } from './schools/texts.ts';
import { versionsTexts } from './versions/texts.ts';

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
    '/superadmin': () => import('./superadmins/SuperadminsPage.tsx'),
    '/superadmin/schools': withTexts(() => import('./schools/SchoolsPage.tsx'), schoolsTexts),
    '/superadmin/schools/:id': withTexts(() => import('./school/SchoolPage.tsx'), schoolTexts),
    '/superadmin/schools/:id/year-change': withTexts(() => import('./school/YearChange.tsx'), yearChangeTexts),
    '/superadmin/users': withTexts(() => import('./users/StaffPage.tsx'), staffListTexts),
    '/superadmin/sessions': withTexts(() => import('./sessions/SessionsPage.tsx'), sessionsListTexts),
    '/superadmin/followers-app': () => import('./followers-app/FollowersAppPage.tsx'),
    '/superadmin/certified-cards': withTexts(() => import('./cards/CertifiedCardsPage.tsx'), cardsScreenTexts),
    '/superadmin/audit': withTexts(() => import('./audit/AuditPage.tsx'), auditTexts),
    '/superadmin/invoices': withTexts(() => import('./invoices/InvoicesPage.tsx'), invoicesTexts),
    '/superadmin/operations': withTexts(
      () => import('./operations-page/OperationsPage.tsx'),
      operationsPageTexts,
      panelFormTexts,
    ),
    '/superadmin/contact': withTexts(() => import('./contact/ContactMessagesPage.tsx'), contactMessagesTexts),
    '/superadmin/editions': withTexts(() => import('./editions/EditionsPage.tsx'), editionsTexts, printEditionTexts),
    '/superadmin/announcements': withTexts(() => import('./announcements/AnnouncementsPage.tsx'), announcementsTexts),
    '/superadmin/versions': withTexts(() => import('./versions/VersionsPage.tsx'), versionsTexts),
    '/classes/:id/slips': withTexts(() => import('@memocartes/shared-features/classes/name-labels'), nameLabelsTexts),
    '/classes/collective/:id?': withTexts(() => import('./classes/CollectivePage.tsx'), collectiveTexts),
    '/classes/:id?': withTexts(
      () => import('./classes/SuperadminClassPage.tsx'),
      classesTexts,
      classActionsTexts,
      studentImportTexts,
    ),
    '/students/:id?': withTexts(
      () => import('./students/SuperadminStudentPage.tsx'),
      studentBoxesTexts,
      studentPageTexts,
      studentTrackingTexts,
      studentsListTexts,
    ),
  },
  panels: {
    resources: withTexts(() => import('@memocartes/shared-features/resources/panel'), resourcesTexts),
    'contact-message': withTexts(() => import('./contact/panel/ContactMessagePanel.tsx'), contactMessagesTexts),
    announcement: withTexts(() => import('./announcements/panel/AnnouncementPanel.tsx'), announcementsTexts),
    invoice: withTexts(() => import('./invoices/panel/InvoicePanel.tsx'), invoicesTexts),
    buyer: withTexts(() => import('./invoices/panel/BuyerPanel.tsx'), invoicesTexts),
    prices: withTexts(() => import('./invoices/panel/PricesPanel.tsx'), invoicesTexts),
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
    'followers-in-app': withTexts(
      () => import('@memocartes/shared-features/followers/in-app-panel'),
      followersInAppTexts,
    ),
    superadmin: withTexts(() => import('@memocartes/shared-features/superadmins/panel'), superadminPanelTexts),
    school: withTexts(() => import('./school/billing/SuperadminSchoolPanel.tsx'), schoolPanelTexts),
    staff: withTexts(() => import('@memocartes/shared-features/staff/panel'), staffPanelTexts),
    class: withTexts(() => import('@memocartes/shared-features/classes/panel'), classPanelTexts),
  },
  texts: joinTexts(ownTexts, accountStatusTexts),
});

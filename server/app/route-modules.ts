import { accountLiveRoutes } from '../account-live/account-live.routes.ts';
import { announcementsRoutes } from '../announcements/announcements.routes.ts';
import { attachRequestsRoutes } from '../attach-requests/attach-requests.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { operationsRoutes } from '../bulk-operations/bulk-operations.routes.ts';
import { cardsBulkRoutes } from '../cards/bulk/cards-bulk.routes.ts';
import { cardsRoutes } from '../cards/cards.routes.ts';
import { cardsImagesRoutes } from '../cards/images/cards-images.routes.ts';
import { cardsImportRoutes } from '../cards/import/cards-import.routes.ts';
import { publicCardsRoutes } from '../cards/public/public-cards.routes.ts';
import { classesRoutes } from '../classes/classes.routes.ts';
import { classesUsersProRoutes } from '../classes/classes-userspro.routes.ts';
import type { Services } from '../config/services.ts';
import { answersRoutes } from '../contact/answers.routes.ts';
import { contactRoutes } from '../contact/contact.routes.ts';
import { trialRequestsRoutes } from '../contact/trial-requests.routes.ts';
import { dashboardsRoutes } from '../dashboards/dashboards.routes.ts';
import { teacherDashboardRoutes } from '../dashboards/teacher.routes.ts';
import { devicesRoutes } from '../devices/approval/devices.routes.ts';
import { deviceRoutes } from '../devices/join/device.routes.ts';
import { avatarsRoutes } from '../documents/avatars/avatars.routes.ts';
import { documentsRoutes } from '../documents/documents.routes.ts';
import { editionsRoutes } from '../editions/editions.routes.ts';
import { historyRoutes } from '../history/history.routes.ts';
import type { App } from '../http/http.ts';
import { adultImportsRoutes } from '../imports/adults/adult-imports.routes.ts';
import { importRoutes } from '../imports/students/import.routes.ts';
import { undoImport } from '../imports/undo/import.undo.ts';
import { invitationsRoutes } from '../invitations/invitations.routes.ts';
import { slipCodesRoutes } from '../invitations/slip-codes.routes.ts';
import { invoicesRoutes } from '../invoices/invoices.routes.ts';
import { partiesRoutes } from '../invoices/parties/parties.routes.ts';
import { pricesRoutes } from '../invoices/prices/prices.routes.ts';
import { boxesRoutes } from '../learning/boxes/boxes.routes.ts';
import { trackingRoutes } from '../learning/boxes/tracking.routes.ts';
import { homeRoutes } from '../learning/home-revision/home.routes.ts';
import { liveRoutes } from '../learning/live/live.routes.ts';
import { revisionRoutes } from '../learning/revision/revision.routes.ts';
import { scanRoutes } from '../learning/scan/scan.routes.ts';
import { sessionsRoutes } from '../learning/sessions/sessions.routes.ts';
import { chatsRoutes } from '../messaging/chats.routes.ts';
import { messagesRoutes } from '../messaging/messages.routes.ts';
import { reportsRoutes } from '../messaging/reports.routes.ts';
import { notificationsRoutes } from '../notifications/notifications.routes.ts';
import { preferencesRoutes } from '../notifications/preferences/preferences.routes.ts';
import { unsubscribeRoutes } from '../notifications/preferences/unsubscribe.routes.ts';
import { offersRoutes } from '../offers/offers.routes.ts';
import { oidcRoutes } from '../oidc/oidc.routes.ts';
import { cspReportsRoutes } from '../operations-page/csp-reports.routes.ts';
import { operationsPageRoutes } from '../operations-page/operations-page.routes.ts';
import { emptyPacks, fillPacks } from '../packs/bulk-packs.ts';
import { packsRoutes } from '../packs/packs.routes.ts';
import { passwordResetRoutes } from '../password-reset/password-reset.routes.ts';
import { printRoutes } from '../print/print.routes.ts';
import { exportsRoutes } from '../privacy/export/exports.routes.ts';
import { noticeRoutes } from '../privacy/notice.routes.ts';
import { overridesRoutes } from '../remotes/overrides/overrides.routes.ts';
import { remoteReportsRoutes } from '../remotes/reports/reports.routes.ts';
import { remotesRoutes } from '../remotes/versions-page/remotes.routes.ts';
import { resourcesRoutes } from '../resources/resources.routes.ts';
import { sectionsRoutes } from '../resources/sections.routes.ts';
import { schoolsRoutes } from '../schools/schools.routes.ts';
import { statusRoutes } from '../status/status.routes.ts';
import { studentWeekRoutes } from '../student-week/student-week.routes.ts';
import { physicalCardsRoutes } from '../students/physical-cards/physical-cards.routes.ts';
import { placementRoutes } from '../students/placement.routes.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { studentsRoutes } from '../students/students.routes.ts';
import { subjectsRoutes } from '../subjects/subjects.routes.ts';
import { accountsRoutes } from '../users/accounts/accounts.routes.ts';
import { resetFactorRoute } from '../users/accounts/reset-factor.routes.ts';
import { createUserRoutes } from '../users/create.routes.ts';
import { emailLookupRoutes } from '../users/email-lookup/email-lookup.routes.ts';
import { followerLinksRoutes } from '../users/follower-links.routes.ts';
import { usersRoutes } from '../users/users.routes.ts';
import { yearChangeRoutes } from '../year-change/year-change.routes.ts';
import { undoYearChange } from '../year-change/year-change.undo.ts';

/** Route modules of the API, in the order of their registration. */
export const routeModules: ((app: App, services: Services) => void)[] = [
  // Must be first: it counts the failures of all routes registered after it.
  operationsPageRoutes,
  statusRoutes,
  authRoutes,
  slipCodesRoutes,
  passwordResetRoutes,
  accountsRoutes,
  emailLookupRoutes,
  resetFactorRoute,
  oidcRoutes,
  studentsRoutes,
  placementRoutes,
  physicalCardsRoutes,
  studentWeekRoutes,
  classesRoutes,
  classesUsersProRoutes,
  schoolsRoutes,
  offersRoutes,
  pricesRoutes,
  partiesRoutes,
  invoicesRoutes,
  usersRoutes,
  createUserRoutes,
  invitationsRoutes,
  followerLinksRoutes,
  attachRequestsRoutes,
  importRoutes,
  adultImportsRoutes,
  yearChangeRoutes,
  (app, services) => operationsRoutes(app, services, { IMPORT: undoImport, YEAR_CHANGE: undoYearChange }),
  documentsRoutes,
  resourcesRoutes,
  sectionsRoutes,
  avatarsRoutes,
  historyRoutes,
  auditRoutes,
  exportsRoutes,
  noticeRoutes,
  contactRoutes,
  trialRequestsRoutes,
  answersRoutes,
  announcementsRoutes,
  dashboardsRoutes,
  cardsRoutes,
  publicCardsRoutes,
  cardsImagesRoutes,
  cardsImportRoutes,
  (app, services) => cardsBulkRoutes(app, services, { fillPacks, emptyPacks }),
  packsRoutes,
  printRoutes,
  sessionsRoutes,
  liveRoutes,
  boxesRoutes,
  trackingRoutes,
  scanRoutes,
  subjectsRoutes,
  editionsRoutes,
  deviceRoutes,
  devicesRoutes,
  revisionRoutes,
  homeRoutes,
  accountLiveRoutes,
  preferencesRoutes,
  unsubscribeRoutes,
  remoteReportsRoutes,
  remotesRoutes,
  overridesRoutes,
  cspReportsRoutes,
  (app, services) => notificationsRoutes(app, services, findStudentSubject),
  chatsRoutes,
  messagesRoutes,
  reportsRoutes,
  teacherDashboardRoutes,
];

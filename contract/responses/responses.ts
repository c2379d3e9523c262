import type { z } from 'zod';

import type { accountLive } from '../account-live/account-live.routes.ts';
import type { announcements } from '../announcements/announcements.routes.ts';
import type { attachRequests } from '../attach-requests/attach-requests.routes.ts';
import type { audit } from '../audit/audit.routes.ts';
import type { auth } from '../auth/auth.routes.ts';
import type { operations } from '../bulk-operations/bulk-operations.routes.ts';
import type { cardsBulk } from '../cards/bulk/cards-bulk.routes.ts';
import type { cards } from '../cards/cards.routes.ts';
import type { cardsImages } from '../cards/images/cards-images.routes.ts';
import type { cardsImport } from '../cards/import/cards-import.routes.ts';
import type { publicCards } from '../cards/public/public-cards.routes.ts';
import type { classes } from '../classes/classes.routes.ts';
import type { classesUsersPro } from '../classes/classes-userspro.routes.ts';
import type { contact } from '../contact/contact.routes.ts';
import type { dashboards } from '../dashboards/dashboards.routes.ts';
import type { teacherDashboardRoutes } from '../dashboards/teacher.routes.ts';
import type { devices } from '../devices/approval/devices.routes.ts';
import type { home } from '../devices/home-revision/home.routes.ts';
import type { device } from '../devices/join/device.routes.ts';
import type { studentAvatars, userAvatars } from '../documents/avatars.routes.ts';
import type { documents } from '../documents/documents.routes.ts';
import type { editions } from '../editions/editions.routes.ts';
import type { history } from '../history/history.routes.ts';
import type { adultImports } from '../imports/adults/adult-imports.routes.ts';
import type { imports } from '../imports/imports.routes.ts';
import type { invoices } from '../invoices/invoices.routes.ts';
import type { prices } from '../invoices/prices.routes.ts';
import type { boxesRoutes } from '../learning/boxes/boxes.routes.ts';
import type { tracking } from '../learning/boxes/tracking.routes.ts';
import type { scan } from '../learning/scan/scan.routes.ts';
import type { sessions } from '../learning/sessions/sessions.routes.ts';
import type { chats } from '../messaging/chats.routes.ts';
import type { messageReports } from '../messaging/message-reports.routes.ts';
import type { notifications } from '../notifications/notifications.routes.ts';
import type { offersRoutes } from '../offers/offers.routes.ts';
import type { oidc } from '../oidc/oidc.routes.ts';
import type { operationsPage } from '../operations-page/operations-page.routes.ts';
import type { packs } from '../packs/packs.routes.ts';
import type { portal } from '../portal/portal.routes.ts';
import type { print } from '../print/print.routes.ts';
import type { privacy } from '../privacy/privacy.routes.ts';
import type { remotes } from '../remotes/remotes.routes.ts';
import type { resources, sections } from '../resources/resources.routes.ts';
import type { schools } from '../schools/schools.routes.ts';
import type { studentWeekRoutes } from '../student-week/student-week.routes.ts';
import type { students } from '../students/students.routes.ts';
import type { subjects } from '../subjects/subjects.routes.ts';
import type { users } from '../users/users.routes.ts';
import type { yearChange } from '../year-change/year-change.routes.ts';

/** Any group of routes that the contract declares with `routes()`. */
type Group =
  | typeof accountLive
  | typeof adultImports
  | typeof announcements
  | typeof attachRequests
  | typeof audit
  | typeof auth
  | typeof boxesRoutes
  | typeof cards
  | typeof cardsBulk
  | typeof cardsImages
  | typeof cardsImport
  | typeof chats
  | typeof classes
  | typeof classesUsersPro
  | typeof contact
  | typeof dashboards
  | typeof device
  | typeof devices
  | typeof documents
  | typeof editions
  | typeof history
  | typeof home
  | typeof imports
  | typeof invoices
  | typeof messageReports
  | typeof notifications
  | typeof offersRoutes
  | typeof oidc
  | typeof operations
  | typeof operationsPage
  | typeof packs
  | typeof portal
  | typeof prices
  | typeof print
  | typeof privacy
  | typeof publicCards
  | typeof remotes
  | typeof resources
  | typeof scan
  | typeof schools
  | typeof sections
  | typeof sessions
  | typeof studentAvatars
  | typeof studentWeekRoutes
  | typeof students
  | typeof subjects
  | typeof teacherDashboardRoutes
  | typeof tracking
  | typeof userAvatars
  | typeof users
  | typeof yearChange;
type RouteOf<G> = G extends unknown ? G[keyof G] : never;

type CallOf<R> = R extends { method: string; path: string } ? `${R['method']} ${R['path']}` : never;

/** Content of a route's successful response; null if it has none. */
type ContentOf<R> = R extends { response: infer S } ? z.output<S> : null;

/** Successful responses of the API by call: `Responses['GET /students/:id']`. Null is a response without content. */
export type Responses = { [R in RouteOf<Group> as CallOf<R>]: ContentOf<R> };

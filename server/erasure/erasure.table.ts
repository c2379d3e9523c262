import type { Trx } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { PeopleToErase } from './erasure.facts.ts';
import * as rules from './erasure.rules.ts';

type Rule = (trx: Trx, erased: PeopleToErase) => Promise<unknown>;

/**
 * How an erasure treats a table.
 * - `none`: its rows are kept, for the reason `why`.
 * - `cascade`: a foreign key deletes its rows with the student, the adult or the school.
 * - `self`: the table contains the people or the school to erase.
 * - `rules`: functions remove traces before these people are deleted.
 */
export type Erasure =
  | { how: 'none'; why: string }
  | { how: 'cascade'; of: 'student' | 'adult' | 'both' | 'school' }
  | { how: 'self' }
  | { how: 'rules'; student?: Rule; adult?: Rule };

const none = (why: string): Erasure => ({ how: 'none', why });
const cascade = (of: 'student' | 'adult' | 'both' | 'school'): Erasure => ({ how: 'cascade', of });
const self: Erasure = { how: 'self' };

/**
 * Effect on each table of erasing a student, an adult or a school. A test compares the names with the tables of the
 * database.
 */
export const erasure: Record<keyof Tables, Erasure> = {
  offers: none('reference data'),
  blobs: none('deleted by a trigger when no document uses them'),
  schools: self,
  authentications: self,
  users: self,
  students: self,
  classes: cascade('school'),
  classes_users_pro: cascade('adult'),
  users_students: cascade('both'),
  attach_requests: cascade('both'),
  documents: { how: 'rules', student: rules.filesOfStudents, adult: rules.filesOfAdults },

  subjects: none('reference data'),
  editions: none('reference data'),
  cards: none('stay in the school without their author, and are deleted with the school'),
  cards_images: none('stay with the cards, without their author'),
  packs: none('stay in the school without their author'),
  packs_cards: none('identifiers'),
  packs_classes: none('identifiers'),
  sessions: none('stay in the class without the person who opened them'),
  sessions_students: cascade('student'),
  sessions_devices: cascade('school'),
  devices: cascade('school'),
  home_devices: cascade('both'),
  home_codes: cascade('both'),
  home_revisions: cascade('student'),
  cards_events: cascade('student'),
  cards_students: cascade('student'),
  print_jobs: cascade('adult'),

  chats: cascade('student'),
  messages: { how: 'rules', adult: rules.chatMessages },
  chats_reads: cascade('both'),
  chats_participants: cascade('both'),
  messages_reports: { how: 'rules', adult: rules.reportsOf },
  notifications: { how: 'rules', student: rules.notifications, adult: rules.notifications },
  notifications_users: cascade('adult'),
  notification_preferences: cascade('adult'),
  sections: none('reference data'),
  resources: none('stay in the library without their author'),
  invoices: none('of a school, kept for ten years by law: a school with an invoice can’t be deleted'),
  invoices_lines: none('of a school, kept with the invoice'),
  invoices_files: none('of a school, kept with the invoice'),
  invoices_numbers: none('counters'),
  prices: none('reference data'),
  buyers: cascade('school'),
  sellers: none('the portal’s own company'),
  contact_messages: { how: 'rules', adult: rules.contactMessages },
  api_errors: none('names of routes'),
  csp_reports: none('origins, and files of the portal'),
  announcements: none('stay without their author'),
  announcements_schools: cascade('school'),
  announcements_dismissed: cascade('adult'),
  tokens: cascade('adult'),
  tickets: cascade('adult'),
  identities: cascade('adult'),
  oidc_logins: { how: 'rules', adult: rules.signOns },
  schools_device_secrets: cascade('school'),
  second_factors: cascade('adult'),
  recovery_codes: cascade('adult'),
  login_steps: cascade('adult'),
  known_browsers: cascade('adult'),
  rate_limits: none('hashes that expire within 30 days'),
  mails: { how: 'rules', student: rules.mailsOfStudents, adult: rules.mailsOfAdults },
  portal_settings: none('settings of the portal'),
  history: { how: 'rules', student: rules.historyOfStudents, adult: rules.historyOfAdults },
  cards_operations: cascade('adult'),
  operations: { how: 'rules', student: rules.operationsOfStudents },
  operations_tracking: cascade('student'),

  audit_events: { how: 'rules', student: rules.auditOf('STUDENT'), adult: rules.auditOf('USER') },
  privacy_exports: { how: 'rules', student: rules.exportsOf, adult: rules.exportsOf },
  privacy_notices: cascade('adult'),
  privacy_consents: cascade('student'),

  remotes_reports: none('counts'),
  remotes_developers: cascade('adult'),
  remotes_errors: none('errors of code without personal data, deleted after a month'),
  remotes_people: none('hashes with a key outside the database, deleted after a week'),
};

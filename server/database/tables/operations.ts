import type { Periodicity } from '@memocartes/contract/invoices/periods';
import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { Generated, GeneratedAlways } from 'kysely';

import type { Day, Instant } from './people.ts';

type Id = Generated<number>;

export type Chats = {
  id: Id;
  students_id: number;
  schools_id: number;
  classes_id: number | null;
  date_create: Generated<Instant>;
  date_close: Instant | null;
};
export type Messages = {
  id: Id;
  chats_id: number;
  authentications_id: number | null;
  content: string;
  date_create: Generated<Instant>;
  client_id: string | null;
  date_remove: Instant | null;
};
export type ChatsParticipants = { chats_id: number; authentications_id: number; schools_id: number };
export type MessagesReports = {
  id: Id;
  schools_id: number;
  messages_id: number;
  authentications_id: number | null;
  reason: Generated<string>;
  content: string;
  date_create: Generated<Instant>;
  date_resolve: Instant | null;
  resolved_by: number | null;
};
export type ChatsReads = { chats_id: number; authentications_id: number; messages_id: number };

export type Notifications = {
  id: Id;
  type: 'ALERT' | 'WARNING' | 'INFO' | 'SUCCESS';
  title: string;
  content: string;
  link: string | null;
  students_id: number | null;
  date_create: Generated<Instant>;
  /** The event that created the notification; null for a message without an event. */
  kind: NotificationKind | null;
  params: Generated<Record<string, string | number>>;
  /** The school whose quiet hours apply. */
  schools_id: number | null;
  date_visible: Generated<Instant>;
  /** Whether open pages were notified when the notification became visible. */
  is_announced: Generated<boolean>;
};
export type NotificationsUsers = {
  id: Id;
  notifications_id: number;
  authentications_id: number;
  is_viewed: Generated<boolean>;
  /** False for a recipient who wants the notification by mail only. */
  is_shown: Generated<boolean>;
  /** When the mail of the notification may be sent; null without a mail. */
  date_mail: Instant | null;
  date_mailed: Instant | null;
};
export type NotificationPreferences = {
  authentications_id: number;
  kind: NotificationKind;
  portal: boolean;
  email: boolean;
};

export type Sections = { id: Id; title: string; position: Generated<number> };
export type Resources = {
  id: Id;
  section_id: number;
  title: string;
  description: string;
  folder: string | null;
  document_id: number;
  document_title: string;
  file_name: string;
  schools_id: number | null;
  authentications_id: number | null;
  audience: Generated<'STAFF' | 'SCHOOL'>;
  /** When the resource was deleted; it can be restored for 24 hours. */
  date_delete: Generated<Instant | null>;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  /** Id of the request that created the resource. */
  request_id: string | null;
  date_create: Generated<Instant>;
  search: GeneratedAlways<string>;
};

export type Invoices = {
  id: Id;
  kind: Generated<'INVOICE' | 'CREDIT_NOTE'>;
  status: Generated<'DRAFT' | 'ISSUED' | 'PAID' | 'CANCELLED'>;
  number: string | null;
  schools_id: number;
  offers_id: number;
  invoice_periodicity: Periodicity;
  nb_students: number;
  nb_teachers: number;
  prices_id: number | null;
  /** Buyer and seller when the invoice was issued, as JSON. */
  buyer: unknown;
  seller: unknown;
  net_cents: Generated<number>;
  vat_cents: Generated<number>;
  amount_cents: number;
  date_create: Generated<Instant>;
  date_start: Day;
  date_end: Day;
  date_issue: Instant | null;
  date_due: Day | null;
  date_payment: Instant | null;
  /** Null while the invoice is not paid, and for an invoice of 0 €. */
  payment_means: 'TRANSFER' | 'CHEQUE' | 'DIRECT_DEBIT' | 'OTHER' | null;
  cancels_id: number | null;
  date_sent: Instant | null;
  nb_reminders: Generated<number>;
  is_late_notified: Generated<boolean>;
};
export type InvoicesLines = {
  invoices_id: number;
  position: number;
  label: string;
  quantity: number;
  unit_cents: number;
  days: number;
  period_days: number;
  /** Hundredths of a percent; null when VAT does not apply. */
  vat_rate: number | null;
  net_cents: number;
};
export type InvoicesFiles = { invoices_id: number; bytes: Buffer; sha256: Buffer; date_create: Generated<Instant> };
export type InvoicesNumbers = { kind: 'INVOICE' | 'CREDIT_NOTE'; year: number; last: number };
export type Prices = {
  id: Id;
  offers_id: number;
  invoice_periodicity: Periodicity;
  school_cents: number;
  student_cents: number;
  vat_rate: number | null;
  date_start: Day;
  date_create: Generated<Instant>;
};
type PayingParty = { name: string; address: string; address_postal_code: string; address_city: string };
export type Buyers = PayingParty & {
  schools_id: number;
  siret: string | null;
  service_code: string | null;
  engagement_number: string | null;
  mail: string | null;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  date_update: Generated<Instant>;
};
export type Sellers = PayingParty & {
  id: Generated<number>;
  siret: string;
  vat_number: string | null;
  mail: string;
  iban: string | null;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  date_update: Generated<Instant>;
};

export type ContactMessages = {
  id: Id;
  authentications_id: number | null;
  subject: string;
  details: string;
  date_create: Generated<Instant>;
  /** Null while the message is new, or when it was answered elsewhere. */
  answer: string | null;
  date_answer: Instant | null;
  answered_by: number | null;
  search: GeneratedAlways<string>;
};

/** 5xx responses of the API, counted by hour, route and status. */
export type ApiErrors = {
  date_hour: Instant;
  method: string;
  route: string;
  status: number;
  nb: number;
  date_last: Generated<Instant>;
};

/** Violations of the page's Content-Security-Policy, counted by hour. */
export type CspReports = {
  date_hour: Instant;
  directive: string;
  blocked: string;
  source: string;
  nb: number;
  date_last: Generated<Instant>;
};
export type Announcements = {
  id: Id;
  level: 'INFO' | 'WARNING' | 'ALERT';
  content_fr: string;
  content_en: string | null;
  target: 'ALL' | 'OFFERS' | 'SCHOOLS';
  offers: Generated<number[]>;
  /** First and last day, in Paris. */
  date_start: Day;
  date_end: Day;
  /** When the announcement was ended before its last day. */
  date_stop: Instant | null;
  /** When the recipients were notified. */
  date_notify: Instant | null;
  /** When the announcement was deleted; it can be restored for 24 hours. */
  date_delete: Instant | null;
  authentications_id: number | null;
  request_id: string | null;
  date_create: Generated<Instant>;
  version: Generated<number>;
  search: GeneratedAlways<string>;
};
export type AnnouncementsSchools = { announcements_id: number; schools_id: number };
export type AnnouncementsDismissed = {
  announcements_id: number;
  authentications_id: number;
  date_create: Generated<Instant>;
};

export type Identities = {
  ido: string;
  uai: string;
  authentications_id: number;
  claims: Generated<unknown>;
  date_create: Generated<Instant>;
};
export type OidcLogins = {
  access_hash: Buffer;
  sub: string;
  link_hash: Buffer | null;
  /** `auth_time` of the ID token; null without this claim. */
  date_auth: Instant | null;
  date_expiration: Instant;
};
export type RateLimits = { key: string; points: Generated<number>; expire: number | null };
export type Mails = {
  id: Id;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  date_create: Generated<Instant>;
  date_sent: Instant | null;
  nb_tries: Generated<number>;
  error: string | null;
  /** URL that unsubscribes the reader from such mails; null for mails about the account itself. */
  unsubscribe_url: string | null;
  attachment_name: string | null;
  attachment: Buffer | null;
};
export type PortalSettings = { name: string; value: string; date_create: Generated<Instant> };
export type Operations = {
  id: Id;
  schools_id: number;
  authentications_id: number | null;
  kind: 'IMPORT' | 'YEAR_CHANGE';
  summary: Generated<Record<string, number>>;
  data: Generated<unknown>;
  date_create: Generated<Instant>;
  date_undoable_until: Generated<Instant>;
  date_undone: Instant | null;
};
/** The tracking of a student that an operation deleted; `cards` are rows of `cards_students`. */
export type OperationsTracking = { operations_id: number; students_id: number; cards: unknown };
export type CardsOperations = {
  id: Id;
  authentications_id: number;
  schools_id: number | null;
  kind: 'IMPORT' | 'CREATE' | 'EDIT' | 'DELETE';
  title: string | null;
  nb_cards: number;
  request_id: string | null;
  answer: Generated<unknown>;
  data: Generated<unknown>;
  date_create: Generated<Instant>;
  date_undoable_until: Generated<Instant>;
  date_undone: Instant | null;
};
export type History = {
  id: Id;
  authentications_id: number | null;
  schools_id: number | null;
  entity_type: string;
  entity_id: number;
  entity_name: Generated<string>;
  action: string;
  changes: Generated<unknown>;
  date_create: Generated<Instant>;
};

import type { Generated } from 'kysely';
import type { Day, Instant } from './people.ts';

type Id = Generated<number>;

export type Chats = { id: Id; students_id: number; schools_id: number; date_create: Generated<Instant> };
export type Messages = {
  id: Id;
  chats_id: number;
  authentications_id: number | null;
  content: string;
  date_create: Generated<Instant>;
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
};
export type NotificationsUsers = {
  id: Id;
  notifications_id: number;
  authentications_id: number;
  is_viewed: Generated<boolean>;
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
  date_create: Generated<Instant>;
};

export type Invoices = {
  id: Id;
  number: string;
  schools_id: number;
  offers_id: number;
  invoice_periodicity: string;
  nb_students: number;
  nb_teachers: number;
  amount_cents: number;
  date_create: Generated<Instant>;
  date_start: Day;
  date_end: Day;
  date_payment: Instant | null;
};

export type ContactMessages = {
  id: Id;
  authentications_id: number | null;
  subject: string;
  details: string;
  date_create: Generated<Instant>;
};

export type Identities = {
  ido: string;
  uai: string;
  authentications_id: number;
  claims: Generated<unknown>;
  date_create: Generated<Instant>;
};
export type OidcLogins = { access_hash: Buffer; sub: string; link_hash: Buffer | null; date_expiration: Instant };
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
};
export type PortalSettings = { name: string; value: string; date_create: Generated<Instant> };
export type Jobs = { name: string; date_next: Generated<Instant>; locked_until: Instant | null };
export type IdempotencyKeys = {
  key: string;
  authentications_id: number;
  request: string;
  status: number | null;
  body: unknown;
  date_create: Generated<Instant>;
};
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

import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { Generated, GeneratedAlways } from 'kysely';

import type { Day, Id, Instant } from './people.ts';

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
export type ChatsReads = {
  chats_id: number;
  authentications_id: number;
  messages_id: number;
  unread_after: Generated<number>;
};

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
  /** When the readers were notified. */
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
  /** Not null for a request for a trial. Then the next five columns tell who asks, and there is no account. */
  trial_for: 'CLASS' | 'SCHOOL' | null;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  lang: 'fr' | 'en' | null;
  school: string | null;
  request_id: string | null;
};

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

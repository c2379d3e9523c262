import type * as access from './access.ts';
import type * as learning from './learning.ts';
import type * as operations from './operations.ts';
import type * as people from './people.ts';
import type * as print from './print.ts';
import type * as privacy from './privacy.ts';

/** All tables of the database after the latest migration. */
export type Tables = {
  offers: people.Offers;
  blobs: people.Blobs;
  schools: people.Schools;
  authentications: people.Authentications;
  users: people.Users;
  classes: people.Classes;
  classes_users_pro: people.ClassesUsersPro;
  students: people.Students;
  users_students: people.UsersStudents;
  attach_requests: people.AttachRequests;
  documents: people.Documents;

  subjects: learning.Subjects;
  editions: learning.Editions;
  cards: learning.Cards;
  cards_images: learning.CardsImages;
  packs: learning.Packs;
  packs_cards: learning.PacksCards;
  packs_classes: learning.PacksClasses;
  sessions: learning.Sessions;
  sessions_students: learning.SessionsStudents;
  sessions_devices: learning.SessionsDevices;
  devices: learning.Devices;
  schools_device_secrets: learning.SchoolsDeviceSecrets;
  cards_events: learning.CardsEvents;
  cards_students: learning.CardsStudents;
  print_jobs: print.PrintJobs;

  chats: operations.Chats;
  messages: operations.Messages;
  chats_reads: operations.ChatsReads;
  notifications: operations.Notifications;
  notifications_users: operations.NotificationsUsers;
  sections: operations.Sections;
  resources: operations.Resources;
  invoices: operations.Invoices;
  contact_messages: operations.ContactMessages;
  tokens: access.Tokens;
  tickets: access.Tickets;
  second_factors: access.SecondFactors;
  recovery_codes: access.RecoveryCodes;
  login_steps: access.LoginSteps;
  known_browsers: access.KnownBrowsers;
  identities: operations.Identities;
  oidc_logins: operations.OidcLogins;
  rate_limits: operations.RateLimits;
  mails: operations.Mails;
  jobs: operations.Jobs;
  portal_settings: operations.PortalSettings;
  idempotency_keys: operations.IdempotencyKeys;
  history: operations.History;
  operations: operations.Operations;
  cards_operations: operations.CardsOperations;

  audit_events: privacy.AuditEvents;
  privacy_exports: privacy.PrivacyExports;
  privacy_notices: privacy.PrivacyNotices;
  privacy_consents: privacy.PrivacyConsents;
};

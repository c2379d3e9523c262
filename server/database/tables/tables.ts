import type * as access from './access.ts';
import type * as communication from './communication.ts';
import type * as invoices from './invoices.ts';
import type * as learning from './learning.ts';
import type * as operations from './operations.ts';
import type * as people from './people.ts';
import type * as platform from './platform.ts';
import type * as print from './print.ts';
import type * as privacy from './privacy.ts';
import type * as remotes from './remotes.ts';
import type * as resources from './resources.ts';

/** All tables of the schema `public` after the latest migration, except `migrations`. */
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
  home_devices: learning.HomeDevices;
  home_codes: learning.HomeCodes;
  home_revisions: learning.HomeRevisions;
  cards_events: learning.CardsEvents;
  cards_students: learning.CardsStudents;
  print_jobs: print.PrintJobs;

  chats: communication.Chats;
  messages: communication.Messages;
  chats_reads: communication.ChatsReads;
  chats_participants: communication.ChatsParticipants;
  messages_reports: communication.MessagesReports;
  notifications: communication.Notifications;
  notifications_users: communication.NotificationsUsers;
  notification_preferences: communication.NotificationPreferences;
  contact_messages: communication.ContactMessages;
  announcements: communication.Announcements;
  announcements_schools: communication.AnnouncementsSchools;
  announcements_dismissed: communication.AnnouncementsDismissed;
  mails: communication.Mails;

  sections: resources.Sections;
  resources: resources.Resources;

  invoices: invoices.Invoices;
  invoices_lines: invoices.InvoicesLines;
  invoices_files: invoices.InvoicesFiles;
  invoices_numbers: invoices.InvoicesNumbers;
  prices: invoices.Prices;
  buyers: invoices.Buyers;
  sellers: invoices.Sellers;

  tokens: access.Tokens;
  tickets: access.Tickets;
  second_factors: access.SecondFactors;
  recovery_codes: access.RecoveryCodes;
  login_steps: access.LoginSteps;
  known_browsers: access.KnownBrowsers;
  identities: access.Identities;
  oidc_logins: access.OidcLogins;

  history: operations.History;
  operations: operations.Operations;
  operations_tracking: operations.OperationsTracking;
  cards_operations: operations.CardsOperations;

  audit_events: privacy.AuditEvents;
  privacy_exports: privacy.PrivacyExports;
  privacy_notices: privacy.PrivacyNotices;
  privacy_consents: privacy.PrivacyConsents;

  api_errors: platform.ApiErrors;
  csp_reports: platform.CspReports;
  rate_limits: platform.RateLimits;
  portal_settings: platform.PortalSettings;

  remotes_reports: remotes.RemotesReports;
  remotes_people: remotes.RemotesPeople;
  remotes_developers: remotes.RemotesDevelopers;
  remotes_errors: remotes.RemotesErrors;
};

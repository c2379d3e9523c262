import { accessEndsJob } from '../access-ends/access-ends.jobs.ts';
import { announcementsJob } from '../announcements/announcements.job.ts';
import { attachRequestsJob } from '../attach-requests/attach-requests.job.ts';
import { invoiceFilesJob, remindersJob } from '../invoices/invoices.jobs.ts';
import { type Definition, definitions, type JobName } from '../job-queue/definitions.ts';
import type { Handler } from '../job-queue/handler.ts';
import type { RunnableJob } from '../job-queue/runner.ts';
import { forgottenSessionsJob } from '../learning/sessions/forgotten-sessions.job.ts';
import { mailsJob } from '../mails/mails.job.ts';
import { notificationMailsJob } from '../notifications/mails.job.ts';
import { announceJob } from '../notifications/notifications.job.ts';
import { printsJob } from '../print/print.job.ts';
import { exportsJob } from '../privacy/export/exports.job.ts';
import { retentionDailyJob, retentionOftenJob } from '../privacy/retention/retention.job.ts';
import { archiveTrialsJob } from '../schools-on-trial/schools-on-trial.jobs.ts';
import { expiryJob } from '../users/accounts/expiry.job.ts';

const handlers: Record<JobName, Handler> = {
  mails: mailsJob,
  prints: printsJob,
  exports: exportsJob,
  'invoice-files': invoiceFilesJob,
  'notifications-visible': announceJob,
  'notifications-mails': notificationMailsJob,
  expiry: expiryJob,
  'retention-often': retentionOftenJob,
  'retention-daily': retentionDailyJob,
  requests: attachRequestsJob,
  'sessions-forgotten': forgottenSessionsJob,
  'notifications-access-ends': accessEndsJob,
  announcements: announcementsJob,
  'invoice-reminders': remindersJob,
  'trials-archive': archiveTrialsJob,
};

/** All background work of the server. */
export const jobs: Readonly<Record<string, RunnableJob>> = Object.fromEntries(
  Object.entries<Definition>(definitions).map(([name, definition]) => [
    name,
    { definition, handler: handlers[name as JobName] },
  ]),
);

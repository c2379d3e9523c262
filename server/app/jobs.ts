import { mailsJob } from '../mails/mails.job.ts';
import { exportsJob } from '../privacy/export/exports.job.ts';
import { retentionJobs } from '../privacy/retention/retention.job.ts';
import { printJob } from '../print/print.job.ts';
import { expiryJob } from '../jobs/expiry.job.ts';
import { requestsJob } from '../attach-requests/attach-requests.job.ts';
import type { Job } from '../jobs/runner.ts';

/** All background work of the server. */
export const jobs: readonly Job[] = [mailsJob, expiryJob, ...retentionJobs, printJob, exportsJob, requestsJob];

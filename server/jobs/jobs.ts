import { mailsJob } from '../mails/mails.job.ts';
import { exportsJob } from '../privacy/exports.job.ts';
import { retentionJobs } from '../privacy/retention.job.ts';
import { printJob } from '../print/print.job.ts';
import { expiryJob } from './expiry.job.ts';
import { requestsJob } from './requests.job.ts';
import type { Job } from './runner.ts';

/** All background work of the server. */
export const jobs: readonly Job[] = [mailsJob, expiryJob, ...retentionJobs, printJob, exportsJob, requestsJob];

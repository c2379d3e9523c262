import { z } from 'zod';

import { idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { option } from '../lists/lists.schemas.ts';
import { operationsPageCalls } from './operations-page.calls.ts';

/** States of a background job, as pg-boss names them. */
const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

const jobs = z.object({
  /**
   * All kinds of background jobs. `cron` is null for jobs that run on demand; the `last_…` fields are null when no run
   * of the kind is stored.
   */
  kinds: z.array(
    z.object({
      name: z.string(),
      cron: z.string().nullable(),
      last_run: instant.nullable(),
      last_state: z.enum(jobStates).nullable(),
      last_error: z.string().nullable(),
      waiting: z.int(),
      failed: z.int(),
      /** Whether the scheduled run is overdue, or a job waits too long for its first attempt [operations-page.late]. */
      is_late: z.boolean().optional(),
    }),
  ),
  /** The latest jobs that failed permanently, except mails, which are listed separately. */
  dead: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      attempts: z.int(),
      error: z.string().nullable(),
      date_failed: instant,
    }),
  ),
});

const state = z.object({
  /** Null while the database can't be reached. */
  database: z
    .object({
      version: z.string(),
      size_bytes: z.number(),
      nb_connections: z.int(),
      max_connections: z.int(),
      /** Four-digit number of the last migration that ran. */
      migration: z.string(),
      nb_pending_migrations: z.int(),
      /** The last backup by `npm run backup`, and whether the next one is overdue; null without one. */
      last_backup: z.object({ date: instant, is_late: z.boolean() }).nullish(),
    })
    .nullable(),
  jobs,
  mails: z.object({
    /** False if mails stay in the outbox of a demonstration. */
    is_sending: z.boolean(),
    nb_sent_day: z.int(),
    nb_waiting: z.int(),
    /** Time when the oldest waiting mail was written; null if no mail is waiting. */
    date_oldest: instant.nullable(),
    /** Whether the oldest waiting mail waits too long [operations-page.late]. */
    is_late: z.boolean().optional(),
    /** Code of the latest failure of a waiting mail, as in `failed`. */
    last_error: z.string().nullish(),
    nb_failed: z.int(),
    /** Number of given-up mails that `retryMails` sends. */
    nb_resendable: z.int(),
    /** The latest mails that the portal gave up sending. */
    failed: z.array(
      z.object({
        id: z.int(),
        recipient: z.string(),
        subject: z.string(),
        date_create: instant,
        /** Code of the last failure: `recipientRefused`, otherwise a code of nodemailer or of the network. */
        error: z.string().nullable(),
      }),
    ),
  }),
  storage: z.object({
    size_bytes: z.number(),
    nb_files: z.int(),
    /** Schools with the most stored data; `school` is null for files that belong to no school. */
    schools: z.array(z.object({ school: option.nullable(), size_bytes: z.number(), nb_files: z.int() })),
  }),
  versions: z.object({
    /** Version of the shell that this server serves; null if the server serves no shell. */
    shell: z.string().nullable(),
    api: z.string(),
    /** Published remotes. */
    remotes: z.array(z.object({ name: z.string(), version: z.string() })),
  }),
  /** Failures of the API in the last 24 hours, the most frequent first. */
  errors: z.array(
    z.object({ method: z.string(), route: z.string(), status: z.int(), nb: z.int(), date_last: instant }),
  ),
  /** Violations of the page's Content-Security-Policy in the last 24 hours, the most frequent first. */
  violations: z.array(
    z.object({ directive: z.string(), blocked: z.string(), source: z.string(), nb: z.int(), date_last: instant }),
  ),
});
export type PortalState = z.infer<typeof state>;

export const operationsPage = routes('operations-page', operationsPageCalls, {
  view: { summary: 'State of the portal: database, jobs, mails, storage, versions, errors.', response: state },
  retryJob: {
    summary: 'Runs a job again that failed permanently; 404 for any other job.',
    params: z.object({ id: z.uuid() }),
    status: 204,
  },
  retryMails: {
    summary:
      'Sends the mails of the last seven days again that failed permanently, except those whose recipient was refused.',
    response: z.object({ nb_queued: z.int() }),
  },
  retryMail: {
    summary: 'Sends a mail again that failed permanently; 404 for any other mail.',
    params: idParams,
    status: 204,
  },
});

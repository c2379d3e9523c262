import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const portalState: PortalState = {
  database: {
    version: '17.4',
    size_bytes: 812_345_678,
    nb_connections: 14,
    max_connections: 100,
    migration: '0058',
    nb_pending_migrations: 0,
  },
  jobs: {
    kinds: [
      {
        name: 'mails',
        cron: null,
        last_run: '2026-11-22T08:20:00Z',
        last_state: 'completed',
        last_error: null,
        waiting: 3,
        failed: 1,
      },
      {
        name: 'expiry',
        cron: '*/5 * * * *',
        last_run: '2026-11-22T08:20:00Z',
        last_state: 'completed',
        last_error: null,
        waiting: 0,
        failed: 0,
      },
      {
        name: 'prints',
        cron: null,
        last_run: '2026-11-22T07:41:00Z',
        last_state: 'failed',
        last_error: 'ENOSPC',
        waiting: 0,
        failed: 1,
      },
    ],
    dead: [
      {
        id: '5f0c7f0e-2f57-4a64-9d36-0d7b8c6a1f10',
        name: 'prints',
        attempts: 3,
        error: 'ENOSPC',
        date_failed: '2026-11-22T07:41:00Z',
      },
    ],
  },
  mails: {
    is_sending: true,
    nb_sent_day: 412,
    nb_waiting: 3,
    date_oldest: '2026-11-22T08:14:00Z',
    nb_failed: 1,
    nb_resendable: 1,
    failed: [
      {
        id: 9,
        recipient: 'direction@ecole-du-lac.example',
        subject: 'Votre invitation',
        date_create: '2026-11-21T16:02:00Z',
        error: 'EENVELOPE',
      },
    ],
  },
  storage: {
    size_bytes: 96_400_000,
    nb_files: 1204,
    schools: [
      { school: { id: 3, name: 'École Jean-Zay' }, size_bytes: 41_200_000, nb_files: 512 },
      { school: null, size_bytes: 20_100_000, nb_files: 240 },
    ],
  },
  versions: {
    shell: '7c1f09ab',
    api: '1.0.0',
    remotes: [
      { name: 'mf-superadmin', version: '1.4.2' },
      { name: 'mf-teacher', version: '1.9.0' },
    ],
  },
  errors: [
    { method: 'GET', route: '/api/students', status: 500, nb: 4, date_last: '2026-11-22T07:55:00Z' },
    { method: 'POST', route: '/api/print/cards', status: 503, nb: 1, date_last: '2026-11-21T22:10:00Z' },
  ],
  violations: [
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      nb: 3,
      source: '/remotes/mf-teacher/1.9.0/3f2a.js',
      date_last: '2026-11-22T07:55:00Z',
    },
    {
      directive: 'img-src',
      blocked: 'https://images.example',
      nb: 1,
      source: '',
      date_last: '2026-11-21T22:10:00Z',
    },
  ],
};
export const healthy: PortalState = {
  ...portalState,
  jobs: { kinds: portalState.jobs.kinds.slice(0, 2).map((kind) => ({ ...kind, failed: 0 })), dead: [] },
  mails: { ...portalState.mails, nb_failed: 0, failed: [], nb_waiting: 0, date_oldest: null },
  storage: { size_bytes: 0, nb_files: 0, schools: [] },
  errors: [],
  violations: [],
};

/** API responses for the stories and tests of the operations page. */
export const operationsPageApi = {
  'GET /platform': portalState,
  'POST /platform/jobs/:id/retry': null,
  'POST /platform/mails/:id/retry': null,
} satisfies Answers;

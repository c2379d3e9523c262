import type { ConsentList, DataExport } from '@memocartes/contract/privacy/privacy.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const dataExport: DataExport = {
  id: 5,
  status: 'DONE',
  subject: { type: 'STUDENT', id: 7, name: 'Inès BENALI' },
  nb_done: 12,
  nb_steps: 12,
  message: null,
  has_file: true,
  date_create: '2026-11-20T15:12:00Z',
  date_expiration: '2026-11-21T15:12:00Z',
};

const child = (id: number, firstname: string, is_granted: boolean | null): ConsentList['consents'][number] => ({
  student: { id, firstname, lastname: 'Benali' },
  kind: 'AVATAR',
  is_granted,
  date_create: null,
});

const children: ConsentList = { consents: [child(7, 'Inès', true), child(8, 'Adam', null)] };

export const api = {
  'GET /privacy/notice': { version: 1, is_due: false, date_acknowledged: '2026-11-20T15:12:00Z' },
  'GET /privacy/consents': children,
  'POST /privacy/students/:id/export': { ...dataExport, status: 'PENDING', nb_done: 0 },
  'POST /privacy/users/:id/export': { ...dataExport, status: 'RUNNING', nb_done: 4 },
  'GET /privacy/exports/:id': dataExport,
  'GET /privacy/exports': { exports: [] },
  'PATCH /privacy/students/:id/consent': null,
} satisfies Answers;

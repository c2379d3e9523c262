import type { Account } from '@memocartes/contract/auth/auth.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const account: Account = {
  id: 50,
  version: 1,
  id_user: 60,
  role: 'SUPERADMIN',
  email: 'paul.garnier@example.fr',
  firstname: 'Paul',
  lastname: 'Garnier',
  phone: '(0)1 40 00 12 34',
  status: 'ACTIVE',
  date_invited: '2025-09-01T08:00:00Z',
  date_status: '2025-09-01T08:00:00Z',
  school_id: null,
  date_subscription: '2026-01-15T08:00:00Z',
  date_expiration: null,
  has_second_factor: false,
};
export const api = {
  'GET /auth/check/:email': { isExisting: false },
  'GET /auth/:id/send_mail': null,
  'GET /auth/:id': account,
  'GET /history': { history: [], count: 0 },
  'POST /auth': { id: 51 },
  'PATCH /auth/:id': account,
  'DELETE /auth/:id': null,
  'DELETE /auth/:id/second_factor': null,
} satisfies Answers;

import type { Account } from '@memocartes/contract/auth/auth.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const me: Account = {
  id: 10,
  version: 1,
  id_user: 20,
  role: 'SUPERADMIN',
  email: 'nadia@example.fr',
  firstname: 'Nadia',
  lastname: 'Ferrand',
  phone: null,
  status: 'ACTIVE',
  date_invited: '2025-09-01T08:00:00Z',
  date_status: '2025-09-01T08:00:00Z',
  school_id: null,
  date_subscription: '2025-09-01T08:00:00Z',
  date_expiration: null,
  has_second_factor: false,
};
const invited: Account = {
  ...me,
  id: 50,
  id_user: 60,
  firstname: 'Paul',
  lastname: 'Garnier',
  email: 'paul.garnier@example.fr',
  phone: '+33 1 40 00 12 34',
  status: 'PENDING',
  date_invited: '2026-11-03T09:00:00Z',
  date_status: '2026-11-03T09:00:00Z',
};

export const api = { 'GET /auth': { authentications: [me, invited], count: 2 } } satisfies Answers;

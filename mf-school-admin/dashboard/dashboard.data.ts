import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';

type Pending = AdminDashboard['pending_people'][number];

const pendingPerson = (id: number, more: Partial<Pending>): Pending => ({
  id,
  role: 'USER',
  firstname: 'Odile',
  lastname: 'Benali',
  authentications_id: id + 100,
  email: 'odile@example.fr',
  date_invited: '2026-11-12T09:00:00Z',
  is_shared: false,
  date_create: '2026-11-12T09:00:00Z',
  ...more,
});

/**
 * Pending people: an invited teacher, a follower without an e-mail address, a follower of two schools, a follower whose
 * address does not exist.
 */
export const people = [
  pendingPerson(8, { role: 'TEACHER', firstname: 'Théo', lastname: 'Garnier' }),
  pendingPerson(9, { email: null, date_invited: null }),
  pendingPerson(10, { firstname: 'Karim', is_shared: true }),
  pendingPerson(11, { firstname: 'Nadia', invitation_failure: 'NO_MAILBOX' }),
];

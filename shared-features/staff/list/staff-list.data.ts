import type { School } from '@memocartes/contract/schools/schools.routes';
import type { StaffUser } from '@memocartes/contract/users/users.routes';

const row = (
  id: number,
  firstname: string,
  lastname: string,
  more: Partial<StaffUser['authentication']> = {},
): StaffUser => ({
  id,
  authentications_id: id + 100,
  schools_id: 1,
  phone: '06 12 34 56 78',
  authentication: {
    id: id + 100,
    role: 'TEACHER',
    email: `${firstname.toLowerCase()}@jean-mace.example`,
    firstname,
    lastname,
    status: 'ACTIVE',
    date_invited: '2026-11-03T09:00:00Z',
    date_status: '2025-09-04T18:00:00Z',
    date_subscription: '2025-09-01T00:00:00Z',
    date_expiration: null,
    ...more,
  },
  avatar: null,
  school: null,
  classes: id === 20 ? [{ id: 3, name: 'CE1 A', link_id: 1 }] : [],
  nb_cards: 0,
});

/** Staff of the stories: a school admin, a teacher, an invited teacher. */
const staff = [
  row(19, 'Hélène', 'Marchand', { role: 'ADMIN' }),
  row(20, 'Camille', 'Roussel'),
  row(21, 'Théo', 'Garnier', { status: 'PENDING', date_expiration: '2027-07-01T00:00:00Z' }),
];
export const staffPage = { users: staff, count: staff.length };

/** The fields of a school that the seats display needs: three of four teacher seats are taken. */
export const school = {
  id: 1,
  offers_id: 4,
  nb_teachers: 3,
  limits: { students: null, teachers: 4, classes: null, cards: null },
} as School;

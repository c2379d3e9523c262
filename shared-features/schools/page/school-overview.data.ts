import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import type { School } from '@memocartes/contract/schools/schools.routes';

const inDays = (days: number) => `${addDays(today(), days)}T12:00:00Z`;

/** A school for stories: offer 4, which doesn't end soon. */
export const school: School = {
  id: 1,
  version: 1,
  name: 'École élémentaire Jean-Macé',
  code: '0751234J',
  mail: 'ecole@jean-mace.example',
  phone: '01 43 00 00 00',
  address_postal_code: '75012',
  address_city: 'Paris',
  status: 'VISIBLE',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  is_master: false,
  nb_students: 212,
  nb_students_max: 250,
  nb_teachers: 9,
  nb_teachers_max: 12,
  nb_classes: 10,
  nb_physical_boxes: 20,
  nb_students_phygital: 20,
  date_subscription: '2025-09-01T00:00:00Z',
  date_trial_end: null,
  date_expiration: '2099-08-31T22:00:00Z',
  description: null,
  address: '12 rue des Écoles',
  address_comp: null,
  holiday_zone: 'C',
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
  invoice_periodicity: 'ANNUAL',
  is_digital: false,
  nb_students_all: 214,
  nb_staff: 11,
  nb_packs: 34,
  nb_custom_cards: 52,
  nb_followers: 300,
  limits: { students: 250, teachers: 12, classes: null, cards: null },
  date_renewal: '2099-09-01T00:00:00Z',
  date_create: '2025-09-01T00:00:00Z',
};

/** The same school on a trial that ends in ten days. */
export const trial: School = {
  ...school,
  offers_id: 3,
  offer: { id: 3, code: 'SCHOOL_FREE' },
  limits: { students: 60, teachers: 5, classes: 5, cards: 10 },
  nb_students: 60,
  nb_classes: 5,
  date_renewal: null,
  date_trial_end: inDays(10),
  date_expiration: inDays(10),
};

/** The same school after the end of its access. */
export const expired: School = { ...school, date_expiration: '2026-01-01T00:00:00Z' };

import { limitsOf } from '@memocartes/contract/offers/limits';
import type { School, SchoolRow } from '@memocartes/contract/schools/schools.routes';

const jeanMace: SchoolRow = {
  id: 1,
  name: 'École élémentaire Jean-Macé',
  code: '0751234J',
  mail: 'ecole@jean-mace.example',
  phone: '01 40 00 12 34',
  address_postal_code: '75012',
  address_city: 'Paris',
  status: 'VISIBLE',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  is_master: false,
  nb_students: 212,
  nb_students_max: 240,
  nb_teachers: 9,
  nb_teachers_max: 12,
  nb_classes: 10,
  nb_physical_boxes: 20,
  nb_students_phygital: 18,
  date_subscription: '2025-09-01T00:00:00Z',
  date_trial_end: null,
  date_expiration: '2099-08-31T21:59:59Z',
};
const trial: SchoolRow = {
  ...jeanMace,
  id: 2,
  name: 'École primaire des Tilleuls',
  code: '0692345B',
  address_city: 'Lyon',
  offers_id: 3,
  offer: { id: 3, code: 'SCHOOL_FREE' },
  nb_students: 48,
  nb_students_max: null,
  nb_teachers_max: 5,
  nb_teachers: 3,
  nb_physical_boxes: 0,
  nb_students_phygital: 0,
};
const independent: SchoolRow = {
  ...trial,
  id: 3,
  name: 'École de la Rivière (Mme Vasseur)',
  code: 'INDEP 7',
  address_city: 'Sarlat',
  status: 'ARCHIVED',
  offers_id: 1,
  offer: { id: 1, code: 'TEACHER_FREE' },
  is_master: true,
  nb_students: 30,
  nb_teachers: 1,
  nb_teachers_max: 1,
  date_expiration: '2026-06-30T12:00:00Z',
};

/** Schools of the stories. */
export const schoolRows = [jeanMace, trial, independent];

/** The details of one school. */
export const schoolDetails = (row: SchoolRow): School => ({
  version: 1,
  ...row,
  description: null,
  address: '12 rue des Écoles',
  address_comp: null,
  holiday_zone: 'C',
  invoice_periodicity: 'ANNUAL',
  is_digital: false,
  nb_students_all: row.nb_students + 3,
  nb_staff: row.nb_teachers + 1,
  nb_packs: 40,
  nb_custom_cards: 52,
  nb_followers: 260,
  limits: limitsOf(row),
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
  date_renewal: null,
  date_create: '2025-09-01T00:00:00Z',
});

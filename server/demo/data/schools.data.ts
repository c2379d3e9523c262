import { type OfferId, offerIds } from '@memocartes/contract/offers/offers';

/**
 * A school of the demo data. Its phone number is in a range reserved for fiction (01 99 00, 04 65 71, 06 39 98). Its
 * `code` is a UAI, whose last letter is a check letter.
 */
export type DemoSchool = {
  name: string;
  description: string;
  code: string;
  phone: string;
  mail: string;
  address: string;
  postalCode: string;
  city: string;
  holidayZone: 'A' | 'B' | 'C';
  offerId: OfferId;
  periodicity: 'MONTHLY' | 'QUARTERLY' | 'ANNUAL';
  maxStudents: number | null;
  maxTeachers: number;
  physicalBoxes: number;
  /** Days since the subscription began. */
  subscribedDaysAgo: number;
  classes: DemoClass[];
};

/** `studentLevels`: levels assigned to the students in turn; `packsOf`: level of the packs of the class. */
export type DemoClass = {
  name: string;
  level: 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2' | 'CP/CE1/CE2' | 'CM1/CM2';
  studentLevels: ('CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2')[];
  packsOf: 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2';
  students: number;
};

const single = (name: string, level: 'CP' | 'CE1' | 'CE2' | 'CM1' | 'CM2', students: number): DemoClass => ({
  name,
  level,
  studentLevels: [level],
  packsOf: level,
  students,
});

export const subscribedSchool: DemoSchool = {
  name: 'École élémentaire Jean-Macé',
  description: 'École publique de huit classes, du CP au CM2.',
  code: '0751234J',
  phone: '01 99 00 12 34',
  mail: 'ecole.jean-mace@ac-paris.example',
  address: '14 rue du Sergent-Bauchat',
  postalCode: '75012',
  city: 'Paris',
  holidayZone: 'C',
  offerId: offerIds.SCHOOL_PAYED,
  periodicity: 'QUARTERLY',
  maxStudents: 220,
  maxTeachers: 20,
  physicalBoxes: 30,
  subscribedDaysAgo: 452,
  classes: [
    single('CP A', 'CP', 22),
    single('CP B', 'CP', 21),
    single('CE1 A', 'CE1', 24),
    single('CE1 B', 'CE1', 22),
    single('CE2', 'CE2', 24),
    single('CM1', 'CM1', 23),
    { name: 'CM1/CM2', level: 'CM1/CM2', studentLevels: ['CM1', 'CM2'], packsOf: 'CM1', students: 20 },
    single('CM2', 'CM2', 24),
  ],
};

export const trialSchool: DemoSchool = {
  name: 'École primaire des Tilleuls',
  description: 'École publique de trois classes, en essai.',
  code: '0692345Z',
  phone: '04 65 71 23 45',
  mail: 'ecole.tilleuls@ac-lyon.example',
  address: '27 rue des Tilleuls',
  postalCode: '69003',
  city: 'Lyon',
  holidayZone: 'A',
  offerId: offerIds.SCHOOL_FREE,
  periodicity: 'ANNUAL',
  maxStudents: 60,
  maxTeachers: 5,
  physicalBoxes: 0,
  subscribedDaysAgo: 48,
  classes: [
    single('CE1', 'CE1', 19),
    single('CE2', 'CE2', 20),
    { name: 'CM1/CM2', level: 'CM1/CM2', studentLevels: ['CM1', 'CM2'], packsOf: 'CM2', students: 18 },
  ],
};

/** The school of an independent teacher. */
export const independentSchool: DemoSchool = {
  name: 'Classe de Marion Tessier',
  description: 'Enseignante indépendante.',
  code: '0352467S',
  phone: '06 39 98 24 67',
  mail: 'independante@demo.memocartes.fr',
  address: '8 rue Jules-Ferry',
  postalCode: '35000',
  city: 'Rennes',
  holidayZone: 'B',
  offerId: offerIds.TEACHER_FREE,
  periodicity: 'ANNUAL',
  maxStudents: 30,
  maxTeachers: 1,
  physicalBoxes: 0,
  subscribedDaysAgo: 73,
  classes: [single('Les CE2', 'CE2', 23)],
};

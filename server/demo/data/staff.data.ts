/**
 * Staff of the demo schools. Only the demo accounts have an explicit e-mail address; the others get one from their
 * name. `gar`: person of the sign-on simulator to whom the account is already linked.
 */
export type DemoStaff = {
  role: 'ADMIN' | 'TEACHER';
  firstname: string;
  lastname: string;
  email?: string;
  phone: string;
  /** The teacher's main class. */
  mainClass?: string;
  /** Other classes in which they teach. */
  otherClasses?: string[];
  status?: 'PENDING' | 'BANNED';
  expired?: true;
  gar?: string;
};

export const subscribedStaff: DemoStaff[] = [
  {
    role: 'ADMIN',
    firstname: 'Sophie',
    lastname: 'Laurent',
    email: 'direction@demo.memocartes.fr',
    phone: '01 99 00 12 35',
  },
  {
    role: 'TEACHER',
    firstname: 'Claire',
    lastname: 'Moreau',
    email: 'enseignante@demo.memocartes.fr',
    phone: '06 39 98 10 01',
    mainClass: 'CE1 A',
    otherClasses: ['CE1 B'],
    gar: 'claire-moreau',
  },
  {
    role: 'TEACHER',
    firstname: 'Karim',
    lastname: 'Benali',
    phone: '06 39 98 10 02',
    mainClass: 'CM1',
    otherClasses: ['CM2'],
    gar: 'karim-benali',
  },
  { role: 'TEACHER', firstname: 'Estelle', lastname: 'Vidal', phone: '06 39 98 10 03', mainClass: 'CP A' },
  { role: 'TEACHER', firstname: 'Mariama', lastname: 'Camara', phone: '06 39 98 10 04', mainClass: 'CP B' },
  { role: 'TEACHER', firstname: 'Bruno', lastname: 'Lemaire', phone: '06 39 98 10 05', mainClass: 'CE1 B' },
  { role: 'TEACHER', firstname: 'Florence', lastname: 'Tran', phone: '06 39 98 10 06', mainClass: 'CE2' },
  { role: 'TEACHER', firstname: 'Joana', lastname: 'Pereira', phone: '06 39 98 10 07', mainClass: 'CM1/CM2' },
  { role: 'TEACHER', firstname: 'Hervé', lastname: 'Guyot', phone: '06 39 98 10 08', mainClass: 'CM2' },
  {
    role: 'TEACHER',
    firstname: 'Pauline',
    lastname: 'Roussel',
    phone: '06 39 98 10 09',
    otherClasses: ['CE1 A', 'CP A'],
  },
  { role: 'TEACHER', firstname: 'Gilles', lastname: 'Caron', phone: '06 39 98 10 10', expired: true },
  { role: 'TEACHER', firstname: 'Anne', lastname: 'Lévy', phone: '06 39 98 10 11', status: 'PENDING' },
];

export const trialStaff: DemoStaff[] = [
  {
    role: 'ADMIN',
    firstname: 'Philippe',
    lastname: 'Brunet',
    email: 'direction.essai@demo.memocartes.fr',
    phone: '04 65 71 23 46',
  },
  {
    role: 'TEACHER',
    firstname: 'Romain',
    lastname: 'Vasseur',
    email: 'enseignant.essai@demo.memocartes.fr',
    phone: '06 39 98 20 01',
    mainClass: 'CE2',
    otherClasses: ['CM1/CM2'],
  },
  { role: 'TEACHER', firstname: 'Samira', lastname: 'Haddad', phone: '06 39 98 20 02', mainClass: 'CE1' },
  { role: 'TEACHER', firstname: 'Mathieu', lastname: 'Rolland', phone: '06 39 98 20 03', mainClass: 'CM1/CM2' },
];

export const independentStaff: DemoStaff[] = [
  {
    role: 'TEACHER',
    firstname: 'Marion',
    lastname: 'Tessier',
    email: 'independante@demo.memocartes.fr',
    phone: '06 39 98 24 67',
    mainClass: 'Les CE2',
  },
];

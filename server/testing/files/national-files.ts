// Builds the three CSV files of a national extraction in their format: Windows-1252, `;`, CRLF, an empty last cell.

type NationalStudent = {
  lastname: string;
  /** Name that the student uses instead of `lastname` (« nom d’usage »). */
  usage?: string;
  firstname: string;
  birthdate: string;
  gender: 'M' | 'F';
  level: string;
  class_: string;
};
type Child = Pick<NationalStudent, 'lastname' | 'usage' | 'firstname' | 'class_'>;
export type NationalAdult = {
  title: string;
  lastname: string;
  firstname: string;
  email?: string;
  phone?: string;
  children: readonly Child[];
};
type NationalTeacher = { title: string; lastname: string; firstname: string; email?: string; classes: string };

/** Characters of Windows-1252 outside of Latin-1 that the files may contain. */
const outside: Record<string, number> = { '’': 0x92, Œ: 0x8c, œ: 0x9c, Ÿ: 0x9f, '€': 0x80 };

const windows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((character) => outside[character] ?? character.charCodeAt(0)));

const fileOf = (title: string, header: readonly string[], rows: readonly (readonly string[])[]) => ({
  title,
  type: 'text/csv',
  data: windows1252([header, ...rows].map((cells) => `${cells.join(';')};\r\n`).join('')).toString('base64'),
});

export const studentsFile = (students: readonly NationalStudent[]) =>
  fileOf(
    'CSVExtraitEleves.csv',
    [
      'Nom élève',
      "Nom d'usage élève",
      'Prénom élève',
      'Date naissance',
      'Sexe',
      'INE',
      'Cycle',
      'Niveau',
      'Libellé classe',
    ],
    students.map(({ lastname, usage = '', firstname, birthdate, gender, level, class_ }) => [
      lastname,
      usage,
      firstname,
      birthdate,
      gender,
      '1111111111A',
      'CYCLE II',
      level,
      class_,
    ]),
  );

const childHeader = ["Nom d'usage enfant", 'Nom de famille enfant', 'Prénom enfant', 'Classes enfants'];

/** The columns of a child are repeated for each child of the largest family. */
export const adultsFile = (adults: readonly NationalAdult[]) => {
  const count = Math.max(...adults.map(({ children }) => children.length));
  return fileOf(
    'CSVExtraitResponsables.csv',
    [
      'Civilité Responsable',
      'Nom usage responsable',
      'Nom responsable',
      'Prénom responsable',
      'Adresse responsable',
      'CP responsable',
      'Commune responsable',
      'Pays',
      'Courriel',
      'Téléphone domicile',
      'Téléphone travail',
      'Téléphone portable',
      ...Array.from({ length: count }, () => childHeader).flat(),
    ],
    adults.map(({ title, lastname, firstname, email = '', phone = '', children }) => [
      title,
      '',
      lastname,
      firstname,
      '1 rue de l’École',
      '21000',
      'DIJON',
      'FRANCE',
      email,
      '',
      '',
      phone,
      ...children.flatMap((child) => [child.usage ?? '', child.lastname, child.firstname, child.class_]),
    ]),
  );
};

export const teachersFile = (teachers: readonly NationalTeacher[]) =>
  fileOf(
    'CSVExtraitEnseignants.csv',
    ['Civilité', 'Nom', "Nom d'usage", 'Prénom', 'Courriel', 'Classes'],
    teachers.map(({ title, lastname, firstname, email = '', classes }) => [
      title,
      lastname,
      '',
      firstname,
      email,
      classes,
    ]),
  );

const levels = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'] as const;
const surnames = ['BÉRANGER', 'ÇELIK', 'D’ALMEIDA', 'LACŒUILHE', 'N’GUESSAN', 'OZGUR', 'ROUX'];
const firstnames = ['Zoë', 'Inès', 'Noé', 'Anaïs', 'Léo', 'Maëlle', 'Loïc', 'Chloé', 'Théo', 'Ana', 'Élie', 'Jeanne'];

/**
 * 247 students in ten classes, their 468 responsible adults (shared by siblings, some without a mail address) and 14
 * teachers. @param domain domain of the mail addresses
 */
export function nationalSchool(domain = 'famille.example') {
  const classes = levels.flatMap((level) => [`${level} A`, `${level} B`]);
  const students = Array.from({ length: 247 }, (_, n): NationalStudent => {
    const class_ = classes[n % classes.length]!;
    const level = class_.split(' ')[0]!;
    // Twelve pairs of siblings; the siblings of a pair are in different classes.
    const family = n < 24 ? `FRATRIE ${String.fromCharCode(65 + (n % 12))}` : `${surnames[n % 7]} ${familyName(n)}`;
    const birthdate = `${String((n % 28) + 1).padStart(2, '0')}/0${(n % 9) + 1}/${2020 - levels.indexOf(level as 'CP')}`;
    return { lastname: family, firstname: firstnames[n % 12]!, birthdate, gender: n % 2 ? 'M' : 'F', level, class_ };
  });
  const families = [...Map.groupBy(students, ({ lastname }) => lastname)];
  const adults = families.flatMap(([lastname, children], n): NationalAdult[] => [
    {
      title: 'MME',
      lastname,
      firstname: 'Marie',
      email: `marie.${n}@${domain}`,
      phone: '06.39.98.00.01',
      children,
    },
    ...(n % 100 === 99
      ? []
      : [{ title: 'M.', lastname, firstname: 'Ali', ...(n % 5 && { email: `ali.${n}@${domain}` }), children }]),
  ]);
  const teachers = Array.from({ length: 14 }, (_, n): NationalTeacher => {
    const email = `prenom.nom${n}@ac.${domain}`;
    return {
      title: 'MME',
      lastname: `ENSEIGNANTE ${familyName(n)}`,
      firstname: 'Élodie',
      email,
      classes: classes[n] ?? '',
    };
  });
  return { students, adults, teachers, classes };
}

/** A name without digits, derived from a number. */
const familyName = (n: number) =>
  [...n.toString(26)].map((character) => String.fromCharCode(65 + parseInt(character, 26))).join('');

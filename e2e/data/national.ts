/**
 * A file to drop on an import dialog. The files below are in the format of a national extraction: Windows-1252, `;`
 * after each cell, CRLF. All names are invented.
 */
export type DroppedFile = { readonly name: string; readonly base64: string };

/** Latin-1 contains all letters of these files; only the apostrophe differs in Windows-1252. */
const windows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))));

const fileOf = (name: string, ...lines: readonly string[]): DroppedFile => ({
  name,
  base64: windows1252(lines.map((line) => `${line};\r\n`).join('')).toString('base64'),
});

const students = 'Nom élève;Nom d’usage élève;Prénom élève;Date naissance;Sexe;INE;Cycle;Niveau;Libellé classe';
const student = (lastname: string, firstname: string, birthdate: string, level: string, class_: string) =>
  `${lastname};;${firstname};${birthdate};F;1111111111A;CYCLE II;${level};${class_}`;

export const studentsFile = fileOf(
  'CSVExtraitEleves.csv',
  students,
  student('BÉRANGER', 'Zoë', '14/03/2019', 'CP', 'CP A'),
  student('BÉRANGER', 'Noé', '02/05/2018', 'CE1', 'CE1 A'),
  student('ÇELIK', 'Inès', '31/02/2019', 'CP', 'CP A'),
  student('D’ALMEIDA', 'Anaïs', '03/09/2018', 'CE1', 'CE1 A'),
  student('ROUX', 'Théo', '04/10/2018', 'CLIS', 'CE1 A'),
  student('OZGUR', 'Ana', '05/11/2020', 'GS', 'GS A'),
);

/** The students in September, after `studentsFile`: two changed class, one left and one joined. */
export const septemberFile = fileOf(
  'CSVExtraitEleves.csv',
  students,
  student('BÉRANGER', 'Zoë', '14/03/2019', 'CE1', 'CE1 A'),
  student('BÉRANGER', 'Noé', '02/05/2018', 'CE1', 'CE1 A'),
  student('ÇELIK', 'Inès', '28/02/2019', 'CE1', 'CE1 A'),
  student('D’ALMEIDA', 'Anaïs', '03/09/2018', 'CE1', 'CE1 A'),
  student('N’GUESSAN', 'Loïc', '06/12/2019', 'CP', 'CP A'),
);

const child = ['Nom d’usage enfant', 'Nom de famille enfant', 'Prénom enfant', 'Classes enfants'].join(';');
const adult = (name: string, email: string, ...children: readonly string[]) =>
  `MME;;${name};1 rue de l’École;21000;DIJON;FRANCE;${email};;;06.39.98.00.01;${children.map((item) => `;${item}`).join(';')}`;

/** Followers of the students. @param domain domain of their addresses, which must be unique in the whole portal */
export const followersFile = (domain: string) =>
  fileOf(
    'CSVExtraitResponsables.csv',
    `Civilité Responsable;Nom usage responsable;Nom responsable;Prénom responsable;Adresse responsable;CP responsable;Commune responsable;Pays;Courriel;Téléphone domicile;Téléphone travail;Téléphone portable;${child};${child}`,
    adult('BÉRANGER;Marie', `marie@${domain}`, 'BÉRANGER;Zoë;CP A', 'BÉRANGER;Noé;CE1 A'),
    adult('ÇELIK;Aylin', `aylin@${domain}`, 'ÇELIK;Inès;CP A', ';;'),
    adult('ROUX;Ida', '', 'ROUX;Théo;CE1 A', ';;'),
    adult('INCONNU;Max', `max@${domain}`, 'INCONNU;Léo;CP A', ';;'),
  );

export const teachersFile = (domain: string) =>
  fileOf(
    'CSVExtraitEnseignants.csv',
    'Civilité;Nom;Nom d’usage;Prénom;Courriel;Classes',
    `MME;SILVA;;Élodie;elodie@ac.${domain};CP A`,
    `M.;LEROY;;Paul;paul@ac.${domain};CE1 A`,
  );

import type { ImportKind } from '@memocartes/contract/imports/adult-imports';

type Template = {
  /** Name of the file and of its sheet. */
  name: string;
  header: readonly string[];
  /** A sample line; it is not imported if left unchanged. */
  sample: readonly string[];
  /** Explanation of each column, in the header's order. */
  help: readonly string[];
  notes: readonly string[];
};

const sampleNote =
  'La ligne d’exemple montre comment remplir le tableau. Remplacez-la, ou laissez-la telle quelle\u00a0: elle n’est pas importée.';

/** Templates for schools without a national extraction. */
export const templates: Readonly<Record<ImportKind, Template>> = {
  STUDENTS: {
    name: 'Élèves',
    header: ['Nom', 'Prénom', 'Genre', 'Date de naissance', 'Niveau', 'Classe'],
    sample: ['EXEMPLE', 'Camille', 'F', '14/03/2018', 'CE1', 'CE1 A'],
    help: [
      'Nom d’usage de l’élève.',
      'Obligatoire.',
      'F ou M. Peut rester vide.',
      'jj/mm/aaaa, avec l’année en entier. Peut rester vide.',
      'CP, CE1, CE2, CM1 ou CM2. Les lignes de maternelle sont ignorées.',
      'Nom de la classe. Une classe qui n’existe pas encore peut être créée pendant l’import.',
    ],
    notes: ['Une ligne par élève.', sampleNote],
  },
  FOLLOWERS: {
    name: 'Proches',
    header: [
      'Nom responsable',
      'Prénom responsable',
      'Lien',
      'Courriel',
      'Téléphone portable',
      'Nom de famille enfant',
      'Prénom enfant',
      'Classe enfant',
    ],
    sample: [
      'EXEMPLE',
      'Dominique',
      'Mère',
      'dominique.exemple@exemple.fr',
      '06 39 98 00 00',
      'EXEMPLE',
      'Camille',
      'CE1 A',
    ],
    help: [
      'Obligatoire.',
      'Obligatoire.',
      'Père, Mère, Beau-parent, Grand-parent, Tuteur légal… Peut rester vide.',
      'Sans e-mail, la personne est créée et reste à compléter avant son invitation.',
      'Peut rester vide.',
      'Nom de l’élève, comme sur le portail.',
      'Prénom de l’élève, comme sur le portail.',
      'Utile quand deux élèves portent le même nom.',
    ],
    notes: [
      'Une ligne par proche et par enfant\u00a0: une personne qui a deux enfants a deux lignes.',
      'Importez les élèves d’abord.',
      sampleNote,
    ],
  },
  STAFF: {
    name: 'Enseignants',
    header: ['Nom enseignant', 'Prénom enseignant', 'Courriel', 'Téléphone portable', 'Classes'],
    sample: ['EXEMPLE', 'Dominique', 'dominique.exemple@ecole.fr', '06 39 98 00 00', 'CE1 A'],
    help: [
      'Obligatoire.',
      'Obligatoire.',
      'Sans e-mail, la personne est créée et reste à compléter avant son invitation.',
      'Peut rester vide.',
      'Une ou plusieurs classes de l’établissement, séparées par des virgules.',
    ],
    notes: [
      'Une ligne par enseignant.',
      'Importez les élèves d’abord\u00a0: leurs classes sont créées avec eux.',
      sampleNote,
    ],
  },
};

const keyOf = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join('\u0000');

const samples = new Set(Object.values(templates).map(({ sample }) => keyOf(sample)));

/** Whether a line is a template's sample. */
export const isSampleLine = (cells: readonly string[]): boolean => samples.has(keyOf(cells));

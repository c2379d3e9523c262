import type { ErrorCode } from './errors.ts';

/** Causes of refusals of files: imported workbooks, CSV files and Anki packages, and exports that are too large. */
export const fileReasons = {
  FILE_INCOMPLETE: ['BAD_REQUEST', 'Le fichier n’a pas été reçu en entier. Recommencez.'],
  FILE_QUOTES: [
    'BAD_REQUEST',
    'Ce fichier n’a pas pu être lu\u00a0: une valeur entre guillemets n’est pas fermée. Ouvrez-le dans un tableur et enregistrez-le de nouveau.',
  ],
  FILE_NOT_CSV: [
    'FILE_TYPE_REFUSED',
    'Ce fichier n’est pas un CSV. Enregistrez le tableau au format CSV, puis recommencez.',
  ],
  FILE_TOO_MANY_ROWS: [
    'FILE_SIZE_OVER',
    'Le fichier contient plus de {{max}} lignes\u00a0: importez-le en plusieurs fois.',
  ],
  FILE_TOO_MANY_CARDS: [
    'FILE_SIZE_OVER',
    'Le fichier contient plus de {{max}} cartes\u00a0: importez-le en plusieurs fois.',
  ],
  WORKBOOK_PROTECTED: [
    'FILE_TYPE_REFUSED',
    'Ce classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis recommencez.',
  ],
  WORKBOOK_XLS: [
    'FILE_TYPE_REFUSED',
    'Ce fichier est dans un ancien format (.xls). Enregistrez-le au format .xlsx ou CSV, puis recommencez.',
  ],
  WORKBOOK_XLSB: [
    'FILE_TYPE_REFUSED',
    'Ce classeur est au format .xlsb. Enregistrez-le au format .xlsx ou CSV, puis recommencez.',
  ],
  WORKBOOK_EMPTY: ['FILE_TYPE_REFUSED', 'Ce classeur est vide\u00a0: aucune feuille ne contient de tableau.'],
  FILE_NOT_TABLE: ['FILE_TYPE_REFUSED', 'Ce fichier n’est pas un tableau. Formats acceptés\u00a0: CSV, .xlsx et .ods.'],
  WORKBOOK_DAMAGED: [
    'BAD_REQUEST',
    'Ce classeur n’a pas pu être lu\u00a0: il est incomplet ou endommagé. Enregistrez-le à nouveau au format .xlsx ou CSV, puis recommencez.',
  ],
  WORKBOOK_TOO_LARGE: [
    'FILE_SIZE_OVER',
    'Ce classeur contient trop de données. Gardez la seule feuille à importer, ou enregistrez-la au format CSV.',
  ],
  WORKBOOK_SLOW: [
    'FILE_SIZE_OVER',
    'Ce classeur est trop long à lire. Gardez la seule feuille à importer, ou enregistrez-la au format CSV.',
  ],
  ANKI_DAMAGED: ['BAD_REQUEST', 'Ce paquet Anki n’a pas pu être lu\u00a0: il est incomplet ou endommagé.'],
  ANKI_SLOW: ['BAD_REQUEST', 'Ce paquet Anki n’a pas pu être lu\u00a0: il est trop long à lire, ou endommagé.'],
  ANKI_TOO_LARGE: ['FILE_SIZE_OVER', 'Ce paquet Anki contient trop de données.'],
  FILE_NOT_ANKI: ['FILE_TYPE_REFUSED', 'Ce fichier n’est pas un paquet Anki\u00a0: la collection y manque.'],
  PICTURES_NOT_ANKI: ['FILE_TYPE_REFUSED', 'Les images viennent d’un paquet Anki (.apkg).'],
  EXPORT_TOO_MANY_CARDS: ['FILE_SIZE_OVER', 'Un paquet contient {{max}} cartes au plus\u00a0: filtrez la liste.'],
  EXPORT_TOO_MANY_PICTURES: [
    'FILE_SIZE_OVER',
    'Ces cartes ont trop d’images pour un seul paquet\u00a0: filtrez la liste.',
  ],
} as const satisfies Record<string, readonly [code: ErrorCode, message: string]>;

import { ApiError } from '../http/errors.ts';
import { plain } from './plain.ts';

/** What is read of a row; everything else in the file is left aside. */
export const fields = ['lastname', 'usage', 'firstname', 'gender', 'birthdate', 'level', 'class'] as const;
export type Field = (typeof fields)[number];

/** Headers by their plain form: those of the national extraction, then the simple ones (decisions §4). */
const headers: Record<string, Field> = {
  'nom eleve': 'lastname',
  'nom de l eleve': 'lastname',
  'nom de famille': 'lastname',
  nom: 'lastname',
  'nom d usage eleve': 'usage',
  'nom d usage': 'usage',
  'prenom eleve': 'firstname',
  'prenom de l eleve': 'firstname',
  prenom: 'firstname',
  sexe: 'gender',
  genre: 'gender',
  'date naissance': 'birthdate',
  'date de naissance': 'birthdate',
  naissance: 'birthdate',
  niveau: 'level',
  classe: 'class',
  'libelle classe': 'class',
  'nom classe': 'class',
  'nom de la classe': 'class',
};

/** Where each field is in a row; a field that the file lacks is not there. */
export type Columns = Partial<Record<Field, number>>;

/** @throws 422 naming the column without which no pupil can be read: the first name's (specification §5) */
export function findColumns(header: readonly string[]): Columns {
  const columns: Columns = {};
  header.forEach((name, index) => {
    const field = headers[plain(name)];
    if (field) columns[field] ??= index;
  });
  if (columns.firstname === undefined) {
    const read = header.map((name) => name.trim()).filter(Boolean);
    const message = `Colonne absente : Prénom. Colonnes lues : ${read.join(', ').slice(0, 500) || 'aucune'}.`;
    throw new ApiError('INVALID', { message, fields: { data: message } });
  }
  return columns;
}

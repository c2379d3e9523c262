/** Columns with both names, by the order that the header gives; `anyOrder` if it gives none. */
export const nameOrders = ['lastFirst', 'firstLast', 'anyOrder'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** Fields that are read; other columns are ignored. */
export const fields = [
  'lastname',
  'usage',
  'firstname',
  ...nameOrders,
  'gender',
  'birthdate',
  'level',
  'class',
] as const;
export type Field = (typeof fields)[number];

/** Headers in normalised form: headers of the national extraction, then simpler headers [import.headers]. */
export const studentHeaders: Record<string, Field> = {
  'nom eleve': 'lastname',
  'nom de l eleve': 'lastname',
  'nom de famille': 'lastname',
  nom: 'lastname',
  'nom d usage eleve': 'usage',
  'nom d usage': 'usage',
  'prenom eleve': 'firstname',
  'prenom de l eleve': 'firstname',
  prenom: 'firstname',
  prenoms: 'firstname',
  'prenom s': 'firstname',
  eleve: 'anyOrder',
  'nom prenom': 'lastFirst',
  'nom et prenom': 'lastFirst',
  'nom prenom de l eleve': 'lastFirst',
  'nom et prenom de l eleve': 'lastFirst',
  'nom prenom eleve': 'lastFirst',
  'nom et prenom eleve': 'lastFirst',
  'noms et prenoms': 'lastFirst',
  'noms prenoms': 'lastFirst',
  'prenom nom': 'firstLast',
  'prenom et nom': 'firstLast',
  'prenom nom de l eleve': 'firstLast',
  'prenom et nom de l eleve': 'firstLast',
  sexe: 'gender',
  genre: 'gender',
  'date naissance': 'birthdate',
  'date de naissance': 'birthdate',
  naissance: 'birthdate',
  'ne le': 'birthdate',
  'nee le': 'birthdate',
  'ne e le': 'birthdate',
  'date naissance eleve': 'birthdate',
  'date de naissance de l eleve': 'birthdate',
  'date naiss': 'birthdate',
  ddn: 'birthdate',
  niveau: 'level',
  classe: 'class',
  'libelle classe': 'class',
  'nom classe': 'class',
  'nom de la classe': 'class',
};

/** Fields that are read; other columns are ignored. */
export const fields = ['lastname', 'usage', 'firstname', 'gender', 'birthdate', 'level', 'class'] as const;
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

export const genders = ['M', 'F'] as const;
/** Relationships of a follower to a student; a free text describes « Autre ». */
export const relations = [
  'Père',
  'Mère',
  'Beau-parent',
  'Grand-parent',
  'Frère ou sœur',
  'Tuteur légal',
  'Famille d’accueil',
  'Éducateur',
  'Autre',
] as const;

/** Pseudonym of a student where names are not allowed: « E-000042 ». */
export const fictiveId = (id: number) => `E-${String(id).padStart(6, '0')}`;

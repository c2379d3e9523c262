/** Possible headers of each field, normalised by `plain`. */
export type FieldHeaders = Record<string, readonly string[]>;

/** Headers of the contact details of any adult. */
export const contactHeaders = {
  email: [
    'courriel',
    'email',
    'e mail',
    'mail',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'courriel professionnel',
    'mail academique',
  ],
  mobile: [
    'telephone portable',
    'numero de portable',
    'portable',
    'mobile',
    'telephone mobile',
    'telephone portable responsable',
  ],
  phone: ['telephone', 'telephone domicile', 'telephone responsable', 'numero de telephone', 'tel'],
  work: ['telephone travail', 'telephone professionnel'],
} satisfies FieldHeaders;

/** Headers of the national file of legal guardians, then simpler headers. */
export const followerHeaders = {
  ...contactHeaders,
  email: [...contactHeaders.email, 'courriel responsable'],
  lastname: [
    'nom responsable',
    'nom de famille responsable',
    'nom du responsable',
    'nom parent',
    'nom du parent',
    'nom',
  ],
  usage: ['nom usage responsable', 'nom d usage responsable'],
  firstname: ['prenom responsable', 'prenom du responsable', 'prenom parent', 'prenom du parent', 'prenom'],
  relation: ['lien', 'lien de parente', 'lien avec l eleve', 'lien avec l enfant', 'lien enfant'],
} satisfies FieldHeaders;
export const childHeaders = {
  lastname: [
    'nom de famille enfant',
    'nom enfant',
    'nom de l enfant',
    'nom eleve',
    'nom de l eleve',
    'nom de famille eleve',
  ],
  usage: ['nom d usage enfant', 'nom usage enfant', 'nom d usage eleve'],
  firstname: ['prenom enfant', 'prenom de l enfant', 'prenom eleve', 'prenom de l eleve'],
  class_: [
    'classes enfants',
    'classes enfant',
    'classe enfant',
    'classe de l enfant',
    'classe eleve',
    'classe de l eleve',
    'classe',
  ],
} satisfies FieldHeaders;
export const staffHeaders = {
  ...contactHeaders,
  lastname: [
    'nom',
    'nom enseignant',
    'nom de l enseignant',
    'nom de famille',
    'nom de famille enseignant',
    'nom professeur',
  ],
  usage: ['nom d usage', 'nom usage', 'nom d usage enseignant', 'nom usage enseignant'],
  firstname: ['prenom', 'prenom enseignant', 'prenom de l enseignant', 'prenom professeur'],
  classes: [
    'classe',
    'classes',
    'libelle classe',
    'classe s',
    'nom classe',
    'nom de la classe',
    'classes enseignant',
    'classe enseignant',
  ],
} satisfies FieldHeaders;

/** All possible headers of a file of adults, normalised. */
export const adultHeaders = [followerHeaders, childHeaders, staffHeaders].flatMap((fields) =>
  Object.values(fields).flat(),
);

import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

/** French messages about a row and about a whole file [import.messages]. */
export const messages = {
  duplicate: ({ line, in_sheet: inSheet }: Pick<ImportRow, 'line' | 'in_sheet'>) =>
    inSheet
      ? `Doublon\u00a0: cet élève figure déjà à la ligne ${inSheet.line} de la feuille «\u00a0${inSheet.name}\u00a0».`
      : `Doublon : cet élève figure déjà à la ligne ${line} du fichier.`,
  exists: (class_: string | null) =>
    class_ === null
      ? 'Cet élève existe déjà dans l’établissement, sans classe.'
      : `Cet élève existe déjà dans la classe ${class_}.`,
  departed: 'Cet élève a quitté l’établissement. Il revient quand une classe lui est affectée.',
  otherName: (name: string) => `Son nom dans l’établissement\u00a0: «\u00a0${name}\u00a0».`,
  birthdate: (value: string) => `Date de naissance non reconnue : “${value}”. Format attendu : jj/mm/aaaa.`,
  shortYear: (value: string, whole: string) =>
    `Année sur deux chiffres\u00a0: «\u00a0${value}\u00a0». Écrivez-la en entier, par exemple ${whole}.`,
  noSuchDay: (value: string) => `Ce jour n’existe pas\u00a0: «\u00a0${value}\u00a0». Vérifiez la date.`,
  outOfRange: (value: string) =>
    `Date de naissance à venir ou trop ancienne\u00a0: «\u00a0${value}\u00a0». Vérifiez l’année.`,
  nursery: (level: string) => `Maternelle (${level})\u00a0: ignoré.`,
  gender: (value: string) => `Sexe non reconnu : “${value}”. Valeurs acceptées : M, F (H est lu comme M).`,
  level: (value: string) => `Niveau non pris en charge : “${value}”. Niveaux acceptés : CP, CE1, CE2, CM1, CM2.`,
  firstname: 'Le prénom est obligatoire.',
  name: 'Nom ou prénom refusé\u00a0: 100 caractères au plus, sans adresse ni caractère invisible.',
  class: 'Nom de classe refusé\u00a0: 80 caractères au plus, sans caractère invisible.',
  /** Message for more students than the offer has seats. */
  tooFewSeats: (free: number, count: number) =>
    `${free === 0 ? 'Aucune place libre' : free === 1 ? 'Une place libre' : `${free} places libres`}, ${count} ${count === 1 ? 'élève' : 'élèves'} à importer\u00a0: laissez des lignes de côté, ou changez d’offre.`,
  classLimit: (count: number) => `Le fichier contient plus de classes que votre offre n’en permet (${count}).`,
};

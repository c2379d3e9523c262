import { fullName } from '@memocartes/contract/text/full-name';

type Named = { firstname: string; lastname: string };

/** French messages about a row of a file of adults: what is wrong, and how to correct it [import.messages]. */
export const messages = {
  missingName: 'Le nom et le prénom sont obligatoires.',
  name: 'Nom ou prénom refusé\u00a0: 100 caractères au plus, sans adresse ni caractère invisible.',
  email: (value: string) => `Adresse e-mail non reconnue\u00a0: «\u00a0${value}\u00a0». Corrigez-la ou effacez-la.`,
  phone: (value: string) => `Téléphone non reconnu\u00a0: «\u00a0${value}\u00a0». Corrigez-le ou effacez-le.`,
  noChild: 'Le prénom de l’enfant est obligatoire.',
  unknownChild: (child: Named) =>
    `Aucun élève «\u00a0${fullName(child)}\u00a0» dans l’établissement. Corrigez le nom, ou importez d’abord cet élève.`,
  departedChild: (child: Named) => `${fullName(child)} a quitté l’établissement\u00a0: laissez cette ligne de côté.`,
  ambiguousChild: (child: Named) => `Plusieurs élèves «\u00a0${fullName(child)}\u00a0»\u00a0: choisissez lequel.`,
  otherName: (child: Named) =>
    `Aucun élève «\u00a0${fullName(child)}\u00a0» dans l’établissement. S’il y porte un autre nom, choisissez-le\u00a0; sinon, importez d’abord cet élève, ou laissez cette ligne de côté.`,
  incomplete: 'Sans e-mail\u00a0: à compléter avant son invitation.',
  sharedEmail: (line: number) =>
    `E-mail déjà pris par une autre personne, ligne ${line}\u00a0: à compléter avec une autre adresse.`,
  ownedEmail: 'E-mail déjà pris par une autre personne de l’établissement\u00a0: à compléter avec une autre adresse.',
  samePerson: (line: number) => `Même personne qu’à la ligne ${line}.`,
  alreadyInSchool: 'Déjà dans l’établissement.',
  attached: 'Suit déjà cet élève.',
  staffEmail: 'Cette adresse e-mail est celle d’un membre du personnel. Changez-la ou effacez-la.',
  followerEmail: 'Cette adresse e-mail est celle d’un proche. Changez-la ou effacez-la.',
  foreignEmail:
    'Cette adresse e-mail a déjà un compte sur le portail, hors de l’établissement\u00a0: rattachez cette personne par la fiche de l’élève.',
  foreignStaffEmail:
    'Cette adresse e-mail a déjà un compte sur le portail, hors de l’établissement\u00a0: écrivez-nous.',
  taught: 'Fait déjà partie du personnel, avec ces classes.',
  admin: 'Fait déjà partie de la direction.',
  adminWithClass:
    'Fait déjà partie de la direction. Pour enseigner, il faut aussi un compte d’enseignant, avec une autre adresse e-mail.',
  closedAccess: 'Son accès est terminé\u00a0: écrivez-nous pour le rouvrir.',
  unknownClass: (names: readonly string[]) =>
    `Classe inconnue\u00a0: ${names.map((name) => `«\u00a0${name}\u00a0»`).join(', ')}. Corrigez-la ou effacez-la.`,
  /** Message for more teachers than the offer has seats. */
  tooFewSeats: (free: number, count: number) =>
    `${free === 0 ? 'Aucune place' : free === 1 ? 'Une place libre' : `${free} places libres`} pour les enseignants, ${count} à importer\u00a0: laissez des lignes de côté, ou changez d’offre.`,
};

import type { ErrorCode, ErrorParams } from './errors.ts';
import { fileReasons } from './file-reasons.ts';

/**
 * Causes of refusals that share an error code [interface.error-reason]. The name of a cause is sent as `reason` and is stable; a client translates
 * `errors.reasons.<reason>`, and `errors.<code>` for a reason that it does not know. A message may contain parameters:
 * `{{name}}`.
 */
export const reasons = {
  ACCOUNT_ACTIVE: [
    'CONFLICT',
    'Ce compte est déjà activé\u00a0: il n’a plus besoin d’invitation. Si la personne a perdu son mot de passe, elle en choisit un autre depuis la page de connexion.',
  ],
  ACCOUNT_CLOSED: [
    'CONFLICT',
    'L’accès de cette personne est fermé\u00a0: elle ne peut pas être invitée. Rouvrez d’abord son accès, ou écrivez-nous.',
  ],
  ACCOUNT_WITHOUT_EMAIL: [
    'CONFLICT',
    'Ce compte n’a pas d’adresse e-mail\u00a0: saisissez-la d’abord, ou imprimez une fiche pour cette personne.',
  ],
  FOLLOWER_ELSEWHERE: [
    'STILL_USED',
    'Ce proche suit aussi un élève d’un autre établissement\u00a0: détachez-le de vos élèves.',
  ],
  // [followers.identity]
  FOLLOWER_SHARED: [
    'FORBIDDEN',
    'Cette personne suit aussi un enfant dans un autre établissement, ou son compte en vient\u00a0: elle seule peut modifier ses nom, téléphone et e-mail.',
  ],
  STUDENT_LEFT: [
    'CONFLICT',
    'Cet élève a quitté l’établissement\u00a0: changez d’abord son statut, ou affectez-le à une classe.',
  ],
  CARD_IN_PACK: [
    'STILL_USED',
    'Cette carte est dans un pack\u00a0: elle ne peut pas redevenir un brouillon. Corrigez-la sans changer son statut, ou archivez-la.',
  ],
  CARD_NOT_DRAFT: ['CONFLICT', 'Seul un brouillon peut être supprimé\u00a0: archivez cette carte.'],
  // [cards.learnt-draft]
  CARD_REVISED: [
    'STILL_USED',
    'Un élève a déjà révisé cette carte\u00a0: elle ne peut pas être supprimée. Publiez-la, puis archivez-la.',
  ],
  CARD_STATUS: [
    'CONFLICT',
    'Cette carte ne peut pas changer ainsi de statut\u00a0: rechargez la page pour voir son statut actuel.',
  ],
  // [cards.share]
  CARD_IN_OTHER_PACK: [
    'STILL_USED',
    'Une autre école a mis cette carte dans un pack\u00a0: elle reste partagée. Archivez-la pour ne plus la proposer.',
  ],
  CARD_LEARNT_ELSEWHERE: [
    'STILL_USED',
    'Des élèves d’une autre école apprennent cette carte\u00a0: elle reste partagée. Archivez-la pour ne plus la proposer.',
  ],
  PICTURE_ON_CARD: ['STILL_USED', 'Une carte montre cette image\u00a0: retirez-la d’abord de la carte.'],
  PACK_LAST_CARD: ['CONFLICT', 'Un pack garde au moins une carte\u00a0: supprimez-le plutôt.'],
  LATER_YEAR_CHANGE: ['CONFLICT', 'Un passage d’année plus récent existe\u00a0: annulez-le d’abord.'],
  // [resources.section-empty]
  SECTION_NOT_EMPTY: [
    'STILL_USED',
    'Cette rubrique contient des ressources, ou en contenait il y a moins de 24 heures\u00a0: déplacez-les, ou attendez.',
  ],
  PRICE_INVOICED: [
    'STILL_USED',
    'Une facture utilise ce tarif\u00a0: il ne peut pas être supprimé. Ajoutez un tarif qui commence plus tard.',
  ],
  // [staff.not-oneself]
  OWN_STATUS: [
    'CONFLICT',
    'Vous ne pouvez pas changer votre propre statut\u00a0: un autre super-administrateur peut le faire.',
  ],
  // [classes.not-taught]
  CLASS_NOT_TAUGHT: [
    'FORBIDDEN',
    'Vous n’enseignez pas, ou plus, dans cette classe. La direction choisit les enseignants de chaque classe.',
  ],
  OWN_DELETION: ['FORBIDDEN', 'Votre propre compte se supprime dans «\u00a0Mon profil\u00a0».'],
  // [accounts.second-factor-reset]
  OWN_FACTOR: ['CONFLICT', 'Votre propre connexion en deux étapes se change dans «\u00a0Mon profil\u00a0».'],
  FACTOR_MISSING: ['CONFLICT', 'Ce compte n’a pas activé la connexion en deux étapes.'],
  OWN_FACTOR_MISSING: ['CONFLICT', 'La connexion en deux étapes n’est pas activée.'],
  FACTOR_EXISTS: ['CONFLICT', 'La connexion en deux étapes est déjà activée pour ce compte\u00a0: reconnectez-vous.'],
  // [accounts.second-factor]
  FACTOR_REQUIRED: [
    'FORBIDDEN',
    'Votre compte doit garder la connexion en deux étapes\u00a0: changez plutôt d’application.',
  ],
  ENROLMENT_OVER: ['CONFLICT', 'Cette activation n’est plus en cours\u00a0: recommencez-la.'],
  SIGN_IN_WAITED: ['INVALID_KEY', 'Votre connexion a pris trop de temps\u00a0: recommencez.'],
  GAR_OTHER_SCHOOL: ['CONFLICT', 'Votre compte n’appartient pas à l’établissement avec lequel vous vous connectez.'],
  CLASS_OTHER_SCHOOL: ['CONFLICT', 'Cette classe n’est pas dans l’établissement de l’élève.'],
  NO_CERTIFIED_CARD: ['CONFLICT', 'Aucune carte certifiée n’est encore publiée.'],
  // [messaging.offer]
  MESSAGING_OFFER: ['FORBIDDEN', 'Vous n’avez pas accès à la création de discussion'],
  // [portal.versions-own]
  REMOTE_UNKNOWN: ['NOT_FOUND', 'Ce module n’est pas publié sur ce portail.'],
  REMOTE_NO_CANDIDATE: [
    'CONFLICT',
    'Ce module n’a pas de version à l’essai\u00a0: publiez-en une, puis généralisez-la.',
  ],
  REMOTE_NO_EARLIER: [
    'CONFLICT',
    'Ce module n’a pas de bonne version à laquelle revenir\u00a0: publiez une version corrigée.',
  ],
  REMOTE_PROTECTED: [
    'CONFLICT',
    'Ce module contient la page des versions\u00a0: fermé, il ne pourrait plus être rouvert d’ici.',
  ],
  REMOTE_DAMAGED: [
    'CONFLICT',
    'La version {{version}} ne peut pas servir\u00a0: il lui manque des fichiers. Publiez-la de nouveau, ou publiez-en une autre.',
  ],
  REMOTE_INCOMPATIBLE: [
    'CONFLICT',
    'Le portail ne fournit pas tout ce qu’il faut à ce module\u00a0: publiez-en une version récente, ou retirez celle qui est à l’essai.',
  ],
  INVOICE_DRAFT: ['INVOICE_STATE', 'Cette facture est encore un brouillon\u00a0: émettez-la d’abord.'],
  // [invoices.kept]
  INVOICE_ISSUED: ['INVOICE_STATE', 'Cette facture est déjà émise\u00a0: elle ne se supprime plus, un avoir l’annule.'],
  INVOICE_CANCELLED: ['INVOICE_STATE', 'Un avoir a déjà annulé cette facture\u00a0: rechargez la page pour le voir.'],
  INVOICE_CREDIT_NOTE: [
    'INVOICE_STATE',
    'Un avoir ne peut être ni payé ni annulé\u00a0: pour facturer de nouveau la période, créez une autre facture.',
  ],
  // [invoices.settled]
  INVOICE_SETTLED: ['INVOICE_STATE', 'Cette facture est de 0\u00a0€\u00a0: il n’y a rien à payer.'],
  // [invoices.payment-once]
  INVOICE_PAID: [
    'INVOICE_STATE',
    'Un autre paiement de cette facture est déjà enregistré\u00a0: retirez-le d’abord s’il est faux.',
  ],
  INVOICE_GONE: ['NOT_FOUND', 'Une de ces factures n’existe plus.'],
  INVOICE_FILE: ['UNAVAILABLE', 'Le fichier de cette facture n’a pas pu être créé. Réessayez dans un instant.'],
  // [invoices.buyer]
  SCHOOL_NO_BUYER: ['NO_BUYER', '{{school}}\u00a0: saisissez d’abord l’acheteur.'],
  BUYER_WITHOUT_MAIL: [
    'INVALID',
    'Cet acheteur n’a pas d’adresse e-mail\u00a0: saisissez-la sur la page de l’établissement.',
  ],
  // [invoices.once]
  SCHOOL_INVOICE_TAKEN: ['INVOICE_TAKEN', '{{school}}\u00a0: cette période est déjà facturée.'],
  // [invoices.past]
  PAST_PERIOD_TAKEN: ['INVOICE_TAKEN', 'Une de ces périodes passées est déjà facturée, ou ne peut plus l’être.'],
  FILE_NOT_READY: [
    'NOT_FOUND',
    'Ce fichier n’est pas encore prêt, ou n’est plus gardé\u00a0: attendez un peu, ou refaites-le.',
  ],
  TEXT_CHARACTER: ['BAD_REQUEST', 'Le texte contient un caractère interdit.'],
  ...fileReasons,
} as const satisfies Record<string, readonly [code: ErrorCode, message: string]>;

export type Reason = keyof typeof reasons;

/** The French message of a cause, with the values of its parameters. */
export const reasonMessage = (reason: Reason, params: ErrorParams = {}): string =>
  reasons[reason][1].replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name]));

/**
 * Foreign keys that prevent the deletion of the row to which they refer, with the reason; null: only STILL_USED. A
 * violation of another foreign key is an insertion that refers to a row deleted meanwhile.
 */
export const deletionReasons: Record<string, Reason | null> = {
  cards_bimg_fkey: 'PICTURE_ON_CARD',
  cards_fimg_fkey: 'PICTURE_ON_CARD',
  cards_events_cards_id_fkey: 'CARD_REVISED',
  cards_students_cards_id_fkey: 'CARD_REVISED',
  invoices_prices_id_fkey: 'PRICE_INVOICED',
  resources_section_id_fkey: 'SECTION_NOT_EMPTY',
  cards_edition_id_fkey: null,
  cards_matter_id_fkey: null,
  cards_subject_id_fkey: null,
  documents_blobs_hash_fkey: null,
  invoices_cancels_id_fkey: null,
  invoices_offers_id_fkey: null,
  invoices_schools_id_fkey: null,
  packs_cards_cards_id_fkey: null,
  prices_offers_id_fkey: null,
  resources_document_id_fkey: null,
  schools_offers_id_fkey: null,
  subjects_parent_id_fkey: null,
};

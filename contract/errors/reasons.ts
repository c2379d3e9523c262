import type { ErrorCode } from './errors.ts';

/**
 * Causes of refusals that share an error code. The name of a cause is sent as `reason` and is stable; a client translates
 * `errors.reasons.<reason>`, and `errors.<code>` for a reason that it does not know.
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
  FILE_QUOTES: [
    'BAD_REQUEST',
    'Ce fichier n’a pas pu être lu\u00a0: une valeur entre guillemets n’est pas fermée. Ouvrez-le dans un tableur et enregistrez-le de nouveau.',
  ],
} as const satisfies Record<string, readonly [code: ErrorCode, message: string]>;

export type Reason = keyof typeof reasons;

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

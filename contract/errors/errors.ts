import { failures } from './failures.ts';

/**
 * Errors of the API. `code` is stable and `message` is French; a client translates `errors.<code>` and falls back to
 * `message`.
 */
export const errors = {
  BAD_REQUEST: [400, 'Cette demande n’a pas été comprise. Rechargez la page, puis recommencez.'],
  NO_SESSION: [401, 'Connectez-vous pour continuer.'],
  UNAUTHENTICATED: [401, 'Votre session a expiré, veuillez vous reconnecter'],
  // [accounts.wrong-credentials]
  INVALID_CREDENTIALS: [401, "Votre nom d'utilisateur ou mot de passe sont incorrects"],
  // [accounts.invalid-key]
  INVALID_KEY: [401, "Votre clé n'est plus valide, veuillez vous reconnecter"],
  HOME_NOT_ATTACHED: [401, 'Cet appareil n’est plus rattaché à cet enfant\u00a0: demande un code à un parent.'],
  DEVICE_NOT_APPROVED: [
    401,
    'Cette tablette n’est plus autorisée par l’école : demandez-lui de l’autoriser de nouveau.',
  ],
  // [accounts.current-password]
  WRONG_PASSWORD: [422, 'Votre mot de passe actuel est incorrect'],
  // [accounts.password-common]
  PASSWORD_COMMON: [
    422,
    'Ce mot de passe est trop courant\u00a0: choisissez plusieurs mots sans rapport, par exemple.',
  ],
  PASSWORD_OWN_NAME: [422, 'Ce mot de passe contient votre nom ou votre adresse\u00a0: choisissez-en un autre.'],
  PASSWORD_PORTAL_NAME: [422, 'Ce mot de passe contient le nom du portail\u00a0: choisissez-en un autre.'],
  WRONG_CODE: [422, 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.'],
  SECOND_FACTOR_REQUIRED: [401, 'Saisissez le code de votre application d’authentification.'],
  SIGN_IN_AGAIN: [403, 'Votre connexion date de plus de 5 minutes : reconnectez-vous par le GAR, puis recommencez.'],
  OIDC_REFUSED: [401, 'La connexion par le GAR n’a pas pu être vérifiée. Recommencez depuis la page d’accueil.'],
  FORBIDDEN: [403, 'Vous n’avez pas accès à cette action. Si vos droits viennent de changer, rechargez la page.'],
  CROSS_SITE: [403, 'Cette demande ne vient pas du portail. Rechargez la page, puis recommencez.'],
  // [accounts.disabled]
  ACCOUNT_DISABLED: [403, 'Votre compte est désactivé'],
  // [accounts.expired]
  ACCESS_EXPIRED: [403, 'Votre accès à la plateforme a expiré'],
  // [accounts.school-closed]
  SCHOOL_CLOSED: [403, "Votre établissement n'a plus accès à la plateforme"],
  // [accounts.banned] [accounts.refused]
  ACCOUNT_REFUSED: [403, "Vous n'avez plus accès à la plateforme"],
  PROFILE_REFUSED: [403, 'La connexion par le GAR est réservée aux enseignants.'],
  // [staff.seats-code]
  MAX_TEACHER_REACHED: [
    403,
    'L’établissement a atteint son nombre maximum d’enseignants\u00a0: il faut retirer un compte inutilisé, ou ajouter des places.',
  ],
  // [staff.transfer-offer]
  NOT_TEACHER_OFFER: [
    403,
    'Cet enseignant ne peut pas être transféré dans un établissement\u00a0: seul un enseignant indépendant peut l’être.',
  ],
  // [boxes.demo-refused]
  DEMO_REFUSED: [403, 'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours'],
  NOT_FOUND: [404, 'Introuvable\u00a0: cela n’existe plus, ou vous n’y avez pas accès.'],
  REQUEST_TIMEOUT: [408, 'Votre demande est arrivée trop lentement. Vérifiez votre connexion, puis réessayez.'],
  CONFLICT: [409, 'Cette modification entre en conflit avec une autre. Rechargez la page, puis recommencez.'],
  VERSION_CHANGED: [
    409,
    'Quelqu’un d’autre, ou un autre onglet, a modifié cela entre-temps. Rechargez la page, puis recommencez.',
  ],
  // [accounts.last-admin]
  LAST_SUPERADMIN: [
    409,
    'Il doit rester un super-administrateur dont l’accès n’a pas de date de fin\u00a0: créez-en d’abord un autre.',
  ],
  LAST_MANAGER: [
    409,
    'Vous êtes la dernière personne à diriger cet établissement : confiez d’abord la direction à quelqu’un, ou écrivez-nous.',
  ],
  LIMIT_STUDENTS: [
    409,
    'L’établissement a atteint son nombre maximum d’élèves\u00a0: il faut marquer «\u00a0Parti\u00a0» ceux qui ont quitté l’école, ou ajouter des places.',
  ],
  LIMIT_PHYSICAL_BOX: [
    409,
    'Toutes les boîtes physiques de l’établissement sont attribuées\u00a0: retirez celle d’un élève, ou commandez-en d’autres.',
  ],
  // [students.physical-cards-boxes]
  TOO_FEW_BOXES: [
    409,
    'L’établissement n’a pas assez de boîtes physiques libres pour ces élèves\u00a0: choisissez-en moins, retirez des boîtes, ou commandez-en d’autres.',
  ],
  LIMIT_CLASSES: [
    409,
    'L’établissement a atteint son nombre maximum de classes\u00a0: supprimez-en une, ou écrivez-nous pour changer d’offre.',
  ],
  LIMIT_CARDS: [
    409,
    'Vous avez atteint le nombre maximum de cartes personnalisées\u00a0: supprimez-en, ou écrivez-nous pour changer d’offre.',
  ],
  LIMIT_PRINTS: [
    409,
    'Vous avez utilisé toutes vos impressions de cette année scolaire\u00a0: le compteur repart le 1er août.',
  ],
  EMAIL_TAKEN: [409, 'Désolé cette adresse email existe déjà'],
  // [schools.code-unique]
  SCHOOL_CODE_TAKEN: [409, 'Ce code d’établissement est déjà utilisé\u00a0: vérifiez-le.'],
  // [classes.name-unique]
  CLASS_NAME_TAKEN: [409, 'Une classe de ce nom existe déjà dans l’établissement\u00a0: choisissez un autre nom.'],
  EDITION_NAME_TAKEN: [409, 'Une édition de ce nom existe déjà\u00a0: choisissez un autre nom.'],
  SECTION_TITLE_TAKEN: [409, 'Une rubrique de ce nom existe déjà\u00a0: choisissez un autre nom.'],
  ALREADY_ATTACHED: [409, 'Ce proche suit déjà cet élève.'],
  ALREADY_REQUESTED: [409, 'Une demande attend déjà la réponse de cette personne pour cet élève.'],
  // [accounts.gar-link-used]
  GAR_ACCOUNT_USED: [
    409,
    'Le compte que le GAR ouvrait jusqu’ici a déjà une classe, des cartes ou des packs\u00a0: rien n’a été changé. S’il ne vous sert plus, connectez-vous par le GAR sans code, supprimez-le dans «\u00a0Mon profil\u00a0», puis recommencez.',
  ],
  // [packs.week-text] [packs.week]
  PACK_WEEK_TAKEN: [409, 'Un pack est déjà attribué à cette classe cette semaine'],
  // [packs.all-archived]
  PACK_ALL_ARCHIVED: [
    409,
    'Toutes les cartes de ce pack sont archivées\u00a0: la classe n’aurait rien à apprendre. Ajoutez-lui une carte publiée.',
  ],
  // [sessions.one-open]
  SESSION_ALREADY_OPEN: [409, 'Une séance est déjà ouverte pour cette classe\u00a0: suivez-la, ou fermez-la d’abord.'],
  // [classes.delete-session]
  CLASS_IN_SESSION: [
    409,
    'Une séance de cette classe est encore ouverte\u00a0: son enseignant ou la direction doit la fermer avant la suppression.',
  ],
  NOT_PHYGITAL: [409, 'Cet élève n’a pas de cartes physiques\u00a0: l’école peut les activer dans sa fiche.'],
  SESSION_CLOSED: [409, 'Cette séance est terminée.'],
  PREVIEW_CHANGED: [409, 'Des élèves ou des classes ont changé depuis l’aperçu : relisez-le avant d’appliquer.'],
  INVOICE_STATE: [409, 'Cette facture a changé d’état entre-temps : relisez-la avant de recommencer.'],
  INVOICE_TAKEN: [409, 'Cette période de l’établissement est déjà facturée.'],
  PRICE_TAKEN: [
    409,
    'Un tarif de cette offre et de cette périodicité commence déjà ce jour-là\u00a0: choisissez un autre jour.',
  ],
  ALREADY_ANSWERED: [409, 'Quelqu’un a déjà répondu à ce message\u00a0: rechargez-le pour lire la réponse.'],
  ALREADY_UNDONE: [409, 'Cette opération est déjà annulée.'],
  UNDO_TOO_LATE: [409, 'Cette opération a plus de 24 heures : elle ne peut plus être annulée.'],
  DEVICE_REQUEST_OVER: [409, 'Cette demande n’attend plus : recommencez sur la tablette.'],
  DEVICE_QUEUE_FULL: [
    409,
    'Trop de tablettes attendent déjà l’autorisation de cette école\u00a0: scannez son QR code, ou réessayez dans un quart d’heure.',
  ],
  HOME_REVISION_OFF: [409, 'La révision à la maison n’est pas ouverte pour l’instant.'],
  HOME_RESTORE_TOO_LATE: [
    409,
    'Cet appareil a été retiré il y a plus de 10 minutes\u00a0: il faut le rattacher avec un nouveau code.',
  ],
  DEVICE_RESTORE_TOO_LATE: [
    409,
    'Cette tablette a été retirée il y a plus de 10 minutes\u00a0: elle doit demander de nouveau l’autorisation de l’école.',
  ],
  CONSENT_WITHDRAWN: [
    409,
    'La famille a retiré son accord pour une photo de cet élève : elle seule peut le redonner, dans «\u00a0Mon profil\u00a0».',
  ],
  CHAT_CLOSED: [409, 'Cette discussion est terminée\u00a0: elle ne peut plus qu’être lue.'],
  CLASS_WITHOUT_FOLLOWER: [
    409,
    'Aucun élève de cette classe n’a encore de proche avec un compte actif\u00a0: personne ne lirait ce message.',
  ],
  CHAT_NO_CLASS: [
    409,
    'Cet élève n’a pas de classe pour l’instant\u00a0: la discussion commencera avec sa prochaine classe.',
  ],
  TAKE_BACK_TOO_LATE: [409, 'Ce message a plus de 15 minutes\u00a0: il ne peut plus être retiré.'],
  // [invoices.kept]
  SCHOOL_INVOICED: [
    409,
    'Cet établissement a des factures émises, à garder dix ans : il peut être archivé, mais pas supprimé.',
  ],
  STILL_USED: [409, 'Cet élément est encore utilisé ailleurs : il ne peut pas être supprimé.'],
  FILE_SIZE_OVER: [413, 'Le fichier est trop lourd\u00a0: choisissez-en un plus léger.'],
  FILE_TYPE_REFUSED: [415, 'Ce type de fichier n’est pas accepté\u00a0: choisissez un autre fichier.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Seul le JSON est accepté.'],
  FILE_OF_STUDENTS: [422, 'Ce fichier est celui des élèves : importez-le par « Importer des élèves ».'],
  FILE_OF_FOLLOWERS: [
    422,
    'Ce fichier est celui des proches, pas des élèves : importez-le pour toute l’école, par « Importer des élèves » de la page Élèves.',
  ],
  FILE_OF_STAFF: [
    422,
    'Ce fichier est celui des enseignants, pas des élèves : importez-le pour toute l’école, par « Importer des élèves » de la page Élèves.',
  ],
  INVALID: [422, 'Certains champs sont à corriger.'],
  // [invoices.buyer]
  NO_BUYER: [422, 'Saisissez d’abord l’acheteur de cette facture.'],
  NO_SELLER: [422, 'Saisissez d’abord qui envoie les factures, dans «\u00a0Tarifs et émetteur\u00a0».'],
  PACK_WEEK_HOLIDAY: [422, 'Cette semaine est entièrement en vacances scolaires : choisissez une autre semaine.'],
  PACK_TOO_LARGE: [422, 'Un pack contient 15 cartes au plus\u00a0: retirez-en.'],
  UNKNOWN_CODE: [422, 'Ce code ne correspond à aucune séance ouverte\u00a0: vérifie-le.'],
  UNKNOWN_SCHOOL_CODE: [422, 'Ce code ne correspond à aucun établissement\u00a0: vérifiez-le.'],
  UNKNOWN_CLAIM_CODE: [
    422,
    'Ce code ne correspond à aucune fiche en cours\u00a0: vérifiez-le. Une fiche sert une fois, à une seule personne\u00a0: l’école peut vous en donner une autre.',
  ],
  UNKNOWN_HOME_CODE: [
    422,
    'Ce code ne correspond à aucun enfant, a expiré ou a déjà servi\u00a0: demande un nouveau code à un parent.',
  ],
  UNKNOWN_DEVICE_SECRET: [422, 'Ce QR code n’est plus valable\u00a0: demandez à l’école le nouveau.'],
  LOCKED_OUT: [429, 'Trop d’essais\u00a0: ce compte est bloqué pendant 15 minutes.'],
  TOO_MANY_CODES: [429, 'Trop d’essais\u00a0: attends un peu avant de taper un code.'],
  TOO_MANY_REQUESTS: [429, 'Trop de demandes\u00a0: patientez un moment.'],
  HEADERS_TOO_LARGE: [
    431,
    'Votre navigateur envoie trop de données au portail. Effacez les cookies du portail, puis réessayez.',
  ],
  UNEXPECTED: [500, failures.UNEXPECTED],
  UNAVAILABLE: [503, failures.UNAVAILABLE],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** Invalid fields: path in the body (`address.city`), and a French message on what is wrong and how to fix it. */
export type FieldErrors = Record<string, string>;

export type ErrorParams = Record<string, number | string>;

/** Body of every error response [interface.error-shape]. */
export type ErrorBody = { statusCode: number; code: ErrorCode; message: string; fields?: FieldErrors } & {
  /** For VERSION_CHANGED: the current data, in the format of the call's successful response. */
  current?: unknown;
  /** Numbers and names that the message contains, for its translation. `count` selects the plural form. */
  params?: ErrorParams;
  /** One of the causes that share the code (`reasons`). */
  reason?: string;
};

/** Errors for violations of unique and check constraints of the database [schools.limits-concurrent]. */
export const constraintErrors: Record<string, ErrorCode> = {
  // [schools.limit-students]
  schools_limit_students: 'LIMIT_STUDENTS',
  // [schools.limit-teachers]
  schools_limit_teachers: 'MAX_TEACHER_REACHED',
  // [schools.limit-classes]
  schools_limit_classes: 'LIMIT_CLASSES',
  // [schools.limit-boxes]
  schools_limit_boxes: 'LIMIT_PHYSICAL_BOX',
  // [schools.limit-cards]
  users_limit_cards: 'LIMIT_CARDS',
  schools_code: 'SCHOOL_CODE_TAKEN',
  authentications_email: 'EMAIL_TAKEN',
  classes_name: 'CLASS_NAME_TAKEN',
  sections_name: 'SECTION_TITLE_TAKEN',
  sections_title_key: 'SECTION_TITLE_TAKEN',
  resources_document: 'CONFLICT',
  users_students_once: 'ALREADY_ATTACHED',
  users_authentication: 'EMAIL_TAKEN',
  editions_name: 'EDITION_NAME_TAKEN',
  attach_requests_pending: 'ALREADY_REQUESTED',
  classes_users_pro_once: 'CONFLICT',
  invoices_once: 'INVOICE_TAKEN',
  invoices_issued_kept: 'INVOICE_STATE',
  prices_start: 'PRICE_TAKEN',
  packs_classes_week: 'PACK_WEEK_TAKEN',
  packs_cards_limit: 'PACK_TOO_LARGE',
  packs_cards_position: 'CONFLICT',
  sessions_one_open: 'SESSION_ALREADY_OPEN',
  students_left_class: 'CONFLICT',
  tickets_one_slip: 'CONFLICT',
  chats_one_open: 'CONFLICT',
};

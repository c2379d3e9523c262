/** A rule of the specification (§4–6), or a message of its catalogue (§8). Tests name it in their title: `[§5.phone]`. */
export type Rule = { readonly id: string; readonly text: string };

const of = (section: string, rules: Record<string, string>): Rule[] =>
  Object.entries(rules).map(([name, text]) => ({ id: `§${section}.${name}`, text }));

/** Fields of things (specification §3), as far as a test names them. */
const entities = of('3', { 'card-images': 'Card images must be JPEG.' });

/** What screens hold (specification §2.7), as far as a test names it. */
const screens = of('2.7', {
  'pack-views': 'Packs: a normal grid, a compact grid, and a creation mode.',
  'pack-move': 'A pack is moved to another week, dragged or not, never onto a holiday or a taken week.',
  'pack-visualisation': 'A pack is looked at in a dialog, with its cards.',
  'pack-delete': 'Deleting a pack asks first.',
  'session-confirmations': 'Opening and closing a session ask first.',
  'next-packs': 'The list of next packs shows 3.',
});

/** States and transitions (specification §4). */
const states = of('4', {
  'account-status': 'ACTIVE, INACTIVE, BANNED, PENDING; a SUPERADMIN chooses it in edit mode, an ADMIN only reads it.',
  'account-ban': 'Users can be banned and reactivated.',
  'school-status': 'VISIBLE, DRAFT, ARCHIVED; the form offers VISIBLE or ARCHIVED.',
  'student-status': 'A pupil is ACTIVE by default.',
  placement: 'A pupil is assigned to a class, transferred to another, or unassigned.',
  'class-change': 'Changing class deletes the tracking of current cards.',
  'teacher-move': 'Moving a teacher to a school removes the account’s expiry date.',
  'teacher-transfer': 'A transfer keeps created cards and packs and deletes the rest.',
  'import-statuses': 'Duplicate in list, already exists, bad birth date, bad gender, bad level.',
  'panel-modes': 'VIEW can switch to EDIT; ADD and EDIT close on cancel or after save.',
  'stepper-next': 'Next needs a valid step, otherwise « form not valid » warns.',
  'stepper-surroundings': 'Step 2: next is disabled until the attach form or the new-follower form is valid.',
  'stepper-back': 'Back returns one step and clears the follower data.',
  'stepper-skip': 'Skip goes from step 2 to step 3.',
  'stepper-save': 'Saving at step 3 closes the panel and clears everything.',
  'phygital-switch': 'Disabled, with a message, when every physical box of the school is taken.',
  'student-avatar': 'None (default picture) or set (can be changed or deleted).',
  'school-offer-locked': 'Offer 4 is locked in edit mode.',
  'school-offer-3-to-4': 'From offer 3 to 4 in edit mode, the expiration date is cleared.',
  'school-no-limit': 'Ticking the no-limit box clears nb_students_max.',
  'school-trial': 'For offer 3, the teacher and student limits are disabled.',
  'staff-role': 'A staff member’s role is read-only in edit mode.',
  'staff-master': 'In a master-offer school the role of new staff is fixed to TEACHER.',
  'staff-seats': 'Creating a teacher is blocked when the school has reached nb_teachers_max.',
  'avatar-save': 'An existing avatar is updated, otherwise one is created.',
  demo: 'Demo mode: 20 certified cards over the boxes (decisions §5); not for a pupil who already has cards in progress.',
  physical: 'Where physical cards stand is recorded by hand, as events like the others (decisions §5).',
  reset: 'A reset takes every card out of the boxes and keeps the history of the answers.',
  'card-status': 'DRAFT → FINAL → ARCHIVED → FINAL; FINAL → DRAFT only while in no pack (decisions §5).',
  'card-cycles': 'Cycle 2 covers CP, CE1 and CE2; cycle 3 CM1 and CM2.',
  'session-status': 'A session is ACTIVE (open) or INACTIVE (closed).',
  'session-one': 'Only one session may be open per class at a time.',
  'session-close': 'A session is closed by itself, or all ended sessions in bulk.',
  'session-student': 'A pupil in a session is INACTIVE (awaited), ACTIVE or ENDED (decisions §5).',
  'session-code': 'Six digits, unique among open sessions, not drawn again for 30 days (decisions §5).',
  'login-state': 'Logging out clears the token and the user.',
  'student-order': 'Order on creating a pupil: pupil, account if unknown, user or attachment, school again.',
});

/** Validation (specification §5). */
const validation = of('5', {
  required: 'Champ requis',
  password: 'Eight characters with a lowercase, an uppercase, a digit and a special character.',
  'password-confirmation': 'Les mots de passe ne correspondent pas',
  email: 'Adresse email non valide',
  'email-exists': 'Checked on leaving the field; an existing address warns and blocks.',
  'email-readonly': 'The e-mail is read-only in edit mode.',
  'email-professional': 'A professional’s e-mail can’t be reused as a follower’s; `error_add_pro`, add is disabled.',
  phone: 'Téléphone incorrect: an optional + and 1–3 digits, then up to five groups of 1–4 digits.',
  'phone-staff': 'The phone of staff is required.',
  'phone-follower': 'The phone of a follower is required in the add forms and the edit form.',
  'phone-superadmin': 'Optional; starts with a digit, + or (, then 5 to 16 characters.',
  'postal-code': 'Optional, 5 digits, French range.',
  'school-code': '1 to 17 letters, digits or spaces; a wrong UAI or SIRET warns, never blocks (decisions §1).',
  numbers: '0 to 9999, « Ce champ ne peut contenir que des chiffres ou nombres ».',
  'school-required': 'Name, e-mail, city, code, offer, periodicity, expiration, nb_teachers_max.',
  'school-expiration': 'Tomorrow at the earliest.',
  'staff-expiration': 'The day after the subscription date at the earliest.',
  'student-firstname': 'A pupil’s first name is required; last name, gender, birth date, level, class are not.',
  'student-birthdate': 'Not later than today.',
  'student-choices': 'Gender M, F or null; level CP to CM2 or null.',
  'student-save': 'Needs a valid step 1 and a known school, otherwise the panel closes with « form not valid ».',
  'names-capitalised': 'Names of pupils and new staff: first letter upper, rest lower.',
  'follower-required': 'Last name, first name and relationship of a follower are required.',
  'follower-attach': 'The attach box is required, and the relationship when attaching.',
  'class-required': 'Name and level of a class are required; seven levels.',
  'avatar-file': 'One image, jpeg only (`fail_upload_type_file`).',
  'avatar-size': 'Over 5,000,000 octets: `FILE_SIZE_OVER`; the limit shown is LIMIT_FILE_UPLOAD.',
  'avatar-crop': 'Square, 200 × 200, jpeg at 0.9.',
  contact: 'Subject and details required, details at most 1024 with a counter; an invalid form warns.',
  'pack-cards': 'At most 15 cards a pack.',
  'pack-week': 'Only one pack per class per week.',
  'pack-holidays': 'No pack is given for school holidays; a partly free week warns (decisions §5).',
  'pack-required': 'All fields of a pack, an icon and cards are required.',
  'import-file': 'CSV, one file; UTF-8 and commas are the rule, what schools have is read too (decisions §4).',
  'upload-types': 'jpeg, jpg, png, pdf, xlsx, docx, txt.',
  'school-search': 'Starts at two characters.',
  'typed-answer':
    'A typed answer forgives case, spaces and the punctuation at its end; accents too, unless the card says that they count or they make a word that it proposes. Numbers are compared as numbers.',
  'answers-once':
    'An answer given without network is sent later and counts once, in whatever order it comes (decisions §5).',
  'print-sheet': 'Printed cards: 63 × 88 mm, 3 × 3 on A4 (decisions §5).',
  'print-duplex': 'Backs are mirrored for printing on both sides, round the long edge or the short one.',
  'print-marks': 'Cut marks stand off the cards.',
  'print-dividers': 'Dividers for boxes 1 to 5.',
  'print-qr': 'A QR code of at least 18 mm on each back when asked, that reads back.',
});

/** Roles and permissions (specification §6). */
const roles = of('6', {
  superadmin: 'Manages super administrators, schools, offers, app-wide followers; acts in any school.',
  admin: 'Manages the own school: staff, classes, pupils, followers, assignment; staff avatars; no staff status.',
  teacher: 'Own classes and pupils only; the pupil panel is read-only.',
  follower: 'Own children only; changes a child’s avatar; neither edits nor detaches followers.',
  'teacher-panel': 'Read-only with its « not allowed » hint, class as text, a single close button.',
  'avatar-button': 'A pupil’s avatar is changed by the family; the button is disabled for teacher and manager.',
  'master-panel': 'Offers 1 and 2 show the offer section in the staff panel.',
  packs: 'A teacher gives packs to their own classes and changes their own packs; a manager does in the whole school.',
  sessions: 'Sessions are launched by the teachers of the class.',
  'limits-teachers': 'Teachers per school.',
  'limits-students': 'Pupils per school, by offer.',
  'limits-classes': 'Classes per school, by offer.',
  'limits-boxes': 'Physical boxes cap phygital pupils.',
  'limits-cards': 'Ten custom cards for offers 1 and 3.',
  print: 'Printing is for offer 4 with at least one physical box.',
  table: 'Every route answers every role, in the own school and in another, as the permission table says.',
  'login-403': 'Account disabled, access expired, school without access, banned or pending.',
});

/** Messages (specification §8). */
const messages = of('8', {
  unexpected: 'Une erreur est survenue',
  'no-change': 'No changes detected.',
  'fill-all': 'Fill all fields; « form not valid » warns.',
  'chunk-reload': 'A chunk that fails to load reloads the page, once a minute at most.',
  'not-found': 'An unmatched route shows a 404.',
  'session-expired': 'Session failures lead to /?expired=true.',
  offline: 'Offline state is tracked.',
  'sign-in': "Votre nom d'utilisateur ou mot de passe sont incorrects",
  'expired-text': 'Votre session a expiré, veuillez vous reconnecter',
  'invalid-key': "Votre clé n'est plus valide, veuillez vous reconnecter",
  'wrong-password': 'Votre mot de passe actuel est incorrect',
  'login-disabled': 'Votre compte est désactivé',
  'login-expired': 'Votre accès à la plateforme a expiré',
  'login-school': "Votre établissement n'a plus accès à la plateforme",
  'login-refused': "Vous n'avez plus accès à la plateforme",
  'max-teacher': 'MAX_TEACHER_REACHED',
  'not-teacher-offer': 'NOT_TEACHER_OFFER',
  'user-edit-error': 'Any other failure: the generic edit-user error, the panel closes.',
  'limit-box': 'LIMIT_PHYSICAL_BOX: `error_limit_physical_box`, the panel stays open.',
  'limit-students': 'LIMIT_STUDENTS: `error_limit_students`, the panel stays open.',
  'student-create': 'Any other creation failure: `create_student_error`, the panel closes.',
  'student-update': '`update_student_success` and `update_student_error`.',
  'student-fetch': '`fail_fetch`.',
  demo: 'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours',
  pack: 'Un pack est déjà attribué à cette classe cette semaine',
  'limit-cards': 'The maximum of custom cards.',
  'limit-classes': 'The school’s maximum of classes.',
  'follower-add': '`succes_add_follower` and `error_add_follower`.',
  'follower-edit': '`users.edit_user_success` and `users.edit_user_error`.',
  'follower-delete': '`delete_person_success` and `delete_person_error`.',
  'follower-check': 'A failed e-mail check means no account: the new-follower form is offered.',
  'follower-match': 'Messages for no match, a match to complete, a professional account.',
  'avatar-delete': '`delete_avatar_success` and `delete_fail`.',
  'avatar-save': '`save_success` and `save_error`.',
  'avatar-fetch': '`params.user.error.FETCH_IMAGE`.',
  'avatar-upload': '`fail_upload_type_file` and `FILE_SIZE_OVER`.',
  toasts: 'Success and error toasts of each add, edit, delete, detach.',
  contact: 'Contact: success and error both show the success text.',
  import: 'Import errors (decisions §4).',
  passthrough: 'The data layer hands failures back to its caller unchanged.',
});

/** Constants and how they are shown (specification §9), as far as a test names them. */
const constants = of('9', {
  'card-lines': 'Card lines up to 8 per side.',
  'print-quota':
    'Generations of prints are limited a school year (60, a setting); a failed one costs nothing (decisions §5).',
  'relation-multiple': 'The relation shows as « Multiple » when a follower is attached to more than one pupil.',
});

/** Every rule that has its test, in the specification's order. */
export const rules: readonly Rule[] = [
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...messages,
  ...constants,
];

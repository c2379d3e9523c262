/**
 * Nine signs per role: `+` for allowed, `-` for refused. They form three groups, one for each place of the first
 * object: `mine`, `sameSchool`, `otherSchool`. A group has one sign for each place of the second object, in the same
 * order.
 */
const any = '+++++++++';
const never = '---------';
/** Both objects belong to one school, the caller's or another. */
const sameSchool = '++-++---+';
/** Both objects belong to the caller's school. */
const own = '++-++----';
/** Only objects that are already linked, or identical. */
const itsOwn = '+---+---+';
const itsOwnInSchool = '+---+----';
/** Both objects belong to the caller. */
const mine = '+--------';

/** Independent teachers of either offer. */
const alone = (signs: string) => ({ TEACHER_FREE: signs, TEACHER_PAYED: signs });

/**
 * Who may link which objects, written again here so that a test fails when a permission changes. Roles that are not
 * listed are always refused.
 */
export const joinReach: Record<string, Record<string, string>> = {
  // Only superadmins attach a follower of another school directly: a school sends a request to the follower's address.
  'POST /users/:user_id/student/:student_id · follower × student': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'PATCH /users/:user_id/student/:student_id · follower × student': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    ...alone(itsOwnInSchool),
  },
  'DELETE /users/:user_id/student/:student_id · follower × student': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    ...alone(itsOwnInSchool),
  },
  // Allowed for a follower of another school too, because the call creates a request, not a link.
  'POST /students/:id/attach_requests · follower’s address × student': {
    SUPERADMIN: any,
    ADMIN: '++-++-++-',
    ...alone('++-++-++-'),
  },
  'POST /users · school × student': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'POST /users · account × student': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'POST /users · account with a person × student': { SUPERADMIN: never, ADMIN: never, ...alone(never) },
  'POST /users/invitations · person × person': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'POST /users/slips · person × person': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'PATCH /users/:id · teacher × school': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(never) },
  'POST /classes_userspro · class × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'POST /classes · school × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'PATCH /classes/:id · class × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'POST /students · school × class': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'PATCH /students/:id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'PATCH /students/:id/class/:class_id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'PATCH /students/transfer/:id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'POST /students/placement/preview · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...alone(own) },
  'PATCH /students/unassign · student × student': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'PATCH /students/physical-cards · student × student': { SUPERADMIN: any, ADMIN: own, ...alone(own) },
  'POST /schools/:id/import/followers · school × student of a follower': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...alone(own),
  },
  'POST /schools/:id/valid/import/followers · school × student of a follower': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...alone(own),
  },
  'POST /schools/:id/valid/import/followers · school × import to which the followers are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...alone(own),
  },
  'POST /schools/:id/valid/import/staff · school × import to which the teachers are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
  },
  'POST /schools/:id/valid/import/students · school × import to which the students are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...alone(own),
  },
  // Repeating students of another school are skipped.
  'POST /schools/:id/year_change/preview · school × repeater': {
    SUPERADMIN: any,
    ADMIN: '++++++---',
    ...alone('++++++---'),
  },
  'POST /schools/:id/year_change · school × repeater': { SUPERADMIN: any, ADMIN: '++++++---', ...alone('++++++---') },
  'POST /packspro/create · card × class': { ADMIN: own, TEACHER: mine, ...alone('++-------') },
  // A custom card that is in a pack of the caller’s school may be added to another pack.
  'POST /packspro/create · card of a pack × class': { ADMIN: own, TEACHER: '+--+-----', ...alone(own) },
  'POST /packspro/create · replaced pack × class': {
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    ...alone(itsOwnInSchool),
  },
  'PATCH /packspro/:id · pack × card': { ADMIN: own, TEACHER: mine, ...alone(mine) },
  'PATCH /packspro/:id · pack × card of a pack': {
    ADMIN: own,
    TEACHER: '++-------',
    ...alone('++-------'),
  },
  'DELETE /packspro/:id/card/:card_id · pack × card': { ADMIN: itsOwnInSchool, TEACHER: mine, ...alone(mine) },
  // A colleague’s pack may be assigned to the caller’s class.
  'POST /packspro/:id/classes · pack × class': { ADMIN: own, TEACHER: '+--+-----', ...alone(own) },
  'PATCH /packspro/:id/classes/:classes_id/:week · pack × class': {
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    ...alone(itsOwnInSchool),
  },
  'DELETE /packspro/:id/classes/:classes_id/:week · pack × class': {
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    ...alone(itsOwnInSchool),
  },
  'POST /print/cards · pack × card': { ADMIN: own, TEACHER: '+--+-----', ...alone(never) },
  'POST /cards · picture × picture': { SUPERADMIN: any, TEACHER: mine, ...alone(mine) },
  'PATCH /cards/:id · card × picture': { SUPERADMIN: any, ADMIN: own, TEACHER: mine, ...alone(mine) },
  'PATCH /cards · pack × card': { SUPERADMIN: never, ADMIN: own, TEACHER: mine, ...alone(mine) },
  // The place of the first object has no effect: a new pack belongs to the caller.
  'PATCH /cards · new pack × card': {
    SUPERADMIN: never,
    ADMIN: '++-++-++-',
    TEACHER: '+--+--+--',
    ...alone('+--+--+--'),
  },
  'PATCH /cards · card × card': { SUPERADMIN: any, ADMIN: own, TEACHER: mine, ...alone(mine) },
  'POST /cards/batch · picture × picture': { SUPERADMIN: any, TEACHER: mine, ...alone(mine) },
  'PATCH /cards_students/:id/current · student × card': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    ...alone(itsOwnInSchool),
  },
  'POST /cards_students/:student_id/scans · student × card': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    USER: mine,
    ...alone(itsOwnInSchool),
  },
  'PATCH /sessions/:id/students/:student_id · session × student': { TEACHER: mine, ...alone(itsOwnInSchool) },
  'POST /device/sessions/:id/students/:student_id/start · session × student': { DEVICE: mine },
  'POST /device/sessions/:id/students/:student_id/cancel · session × student': { DEVICE: mine },
  'POST /device/sessions/:id/students/:student_id/answers · session × student': { DEVICE: mine },
  // Cards of the whole school may be in a class’s packs.
  'POST /device/sessions/:id/students/:student_id/answers · session’s student × card': { DEVICE: '++-------' },
  'POST /device/sessions/:id/students/:student_id/end · session × student': { DEVICE: mine },
  'PATCH /announcements/:id · announcement × school': { SUPERADMIN: any },
  // Only the caller's own upload is accepted, while no resource uses it.
  'PATCH /resources/:id · resource × upload': {
    SUPERADMIN: never,
    ADMIN: never,
    TEACHER: mine,
    ...alone('+--+-----'),
  },
  'PATCH /resources/:id · resource × file of another resource': {
    SUPERADMIN: never,
    ADMIN: never,
    TEACHER: never,
    ...alone(never),
  },
  'POST /home/students/:student_id/revisions/:id/answers · student × revision': { DEVICE: mine },
  // A revision accepts only the cards that it issued, and refuses other cards of the same school.
  'POST /home/students/:student_id/revisions/:id/answers · revision × card': { DEVICE: mine },
  'POST /home/students/:student_id/revisions/:id/end · student × revision': { DEVICE: mine },
  'PATCH /chats/:id/read · conversation × message': { TEACHER: mine, USER: mine, ...alone(never) },
  'POST /users/:user_id/document · person × person named in the body': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    USER: never,
    ...alone(mine),
  },
  'PATCH /users/:user_id/document · person × person named in the body': {
    SUPERADMIN: itsOwn,
    ADMIN: itsOwnInSchool,
    TEACHER: mine,
    USER: never,
    ...alone(mine),
  },
  'POST /students/:student_id/document · student × student named in the body': { SUPERADMIN: itsOwn, USER: mine },
  'PATCH /students/:student_id/document · student × student named in the body': { SUPERADMIN: itsOwn, USER: mine },
};

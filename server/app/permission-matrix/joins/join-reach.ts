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
/** Both objects are already linked, or are the same object. */
const linked = '+---+---+';
/** The same, in the caller's school only. */
const linkedInSchool = '+---+----';
/** Both objects belong to the caller. */
const bothOwn = '+--------';

/** Independent teachers of either offer. */
const independent = (signs: string) => ({ TEACHER_FREE: signs, TEACHER_PAYED: signs });

/**
 * Who may link which objects, written again here so that a test fails when a permission changes. Roles that are not
 * listed are always refused.
 */
export const joinReach: Record<string, Record<string, string>> = {
  // Only superadmins attach a follower of another school directly: a school sends a request to the follower's address.
  'POST /users/:user_id/student/:student_id · follower × student': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'PATCH /users/:user_id/student/:student_id · follower × student': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    ...independent(linkedInSchool),
  },
  'DELETE /users/:user_id/student/:student_id · follower × student': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    ...independent(linkedInSchool),
  },
  // Allowed for a follower of another school too, because the call creates a request, not a link.
  'POST /students/:id/attach_requests · follower’s address × student': {
    SUPERADMIN: any,
    ADMIN: '++-++-++-',
    ...independent('++-++-++-'),
  },
  'POST /users · school × student': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'POST /users · account × student': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'POST /users · account with a person × student': { SUPERADMIN: never, ADMIN: never, ...independent(never) },
  'POST /users/invitations · person × person': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'POST /users/slips · person × person': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'PATCH /users/:id · teacher × school': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(never) },
  'POST /classes_userspro · class × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'POST /classes · school × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'PATCH /classes/:id · class × teacher': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'POST /students · school × class': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'PATCH /students/:id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'PATCH /students/:id/class/:class_id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'PATCH /students/transfer/:id · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'POST /students/placement/preview · student × class': { SUPERADMIN: sameSchool, ADMIN: own, ...independent(own) },
  'PATCH /students/unassign · student × student': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'PATCH /students/physical-cards · student × student': { SUPERADMIN: any, ADMIN: own, ...independent(own) },
  'POST /schools/:id/import/followers · school × student of a follower': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...independent(own),
  },
  'POST /schools/:id/valid/import/followers · school × student of a follower': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...independent(own),
  },
  'POST /schools/:id/valid/import/followers · school × import to which the followers are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...independent(own),
  },
  'POST /schools/:id/valid/import/staff · school × import to which the teachers are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
  },
  'POST /schools/:id/valid/import/students · school × import to which the students are added': {
    SUPERADMIN: sameSchool,
    ADMIN: own,
    ...independent(own),
  },
  // Repeating students of another school are skipped.
  'POST /schools/:id/year_change/preview · school × repeater': {
    SUPERADMIN: any,
    ADMIN: '++++++---',
    ...independent('++++++---'),
  },
  'POST /schools/:id/year_change · school × repeater': {
    SUPERADMIN: any,
    ADMIN: '++++++---',
    ...independent('++++++---'),
  },
  'POST /packspro/create · card × class': { ADMIN: own, TEACHER: bothOwn, ...independent('++-------') },
  // A custom card that is in a pack of the caller’s school may be added to another pack.
  'POST /packspro/create · card of a pack × class': { ADMIN: own, TEACHER: '+--+-----', ...independent(own) },
  'POST /packspro/create · replaced pack × class': {
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    ...independent(linkedInSchool),
  },
  'PATCH /packspro/:id · pack × card': { ADMIN: own, TEACHER: bothOwn, ...independent(bothOwn) },
  'PATCH /packspro/:id · pack × card of a pack': {
    ADMIN: own,
    TEACHER: '++-------',
    ...independent('++-------'),
  },
  'DELETE /packspro/:id/card/:card_id · pack × card': {
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    ...independent(bothOwn),
  },
  // A colleague’s pack may be assigned to the caller’s class.
  'POST /packspro/:id/classes · pack × class': { ADMIN: own, TEACHER: '+--+-----', ...independent(own) },
  'PATCH /packspro/:id/classes/:classes_id/:week · pack × class': {
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    ...independent(linkedInSchool),
  },
  'DELETE /packspro/:id/classes/:classes_id/:week · pack × class': {
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    ...independent(linkedInSchool),
  },
  'POST /print/cards · pack × card': { ADMIN: own, TEACHER: '+--+-----', ...independent(never) },
  'POST /cards · picture × picture': { SUPERADMIN: any, TEACHER: bothOwn, ...independent(bothOwn) },
  'PATCH /cards/:id · card × picture': { SUPERADMIN: any, ADMIN: own, TEACHER: bothOwn, ...independent(bothOwn) },
  'PATCH /cards · pack × card': { SUPERADMIN: never, ADMIN: own, TEACHER: bothOwn, ...independent(bothOwn) },
  // The place of the first object has no effect: a new pack belongs to the caller.
  'PATCH /cards · new pack × card': {
    SUPERADMIN: never,
    ADMIN: '++-++-++-',
    TEACHER: '+--+--+--',
    ...independent('+--+--+--'),
  },
  'PATCH /cards · card × card': { SUPERADMIN: any, ADMIN: own, TEACHER: bothOwn, ...independent(bothOwn) },
  'POST /cards/batch · picture × picture': { SUPERADMIN: any, TEACHER: bothOwn, ...independent(bothOwn) },
  'PATCH /cards_students/:id/current · student × card': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    ...independent(linkedInSchool),
  },
  'POST /cards_students/:student_id/scans · student × card': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    USER: bothOwn,
    ...independent(linkedInSchool),
  },
  'PATCH /sessions/:id/students/:student_id · session × student': { TEACHER: bothOwn, ...independent(linkedInSchool) },
  'POST /device/sessions/:id/students/:student_id/start · session × student': { DEVICE: bothOwn },
  'POST /device/sessions/:id/students/:student_id/cancel · session × student': { DEVICE: bothOwn },
  'POST /device/sessions/:id/students/:student_id/answers · session × student': { DEVICE: bothOwn },
  // Cards of the whole school may be in a class’s packs.
  'POST /device/sessions/:id/students/:student_id/answers · session’s student × card': { DEVICE: '++-------' },
  'POST /device/sessions/:id/students/:student_id/end · session × student': { DEVICE: bothOwn },
  'PATCH /announcements/:id · announcement × school': { SUPERADMIN: any },
  // Only the caller's own upload is accepted, while no resource uses it.
  'PATCH /resources/:id · resource × upload': {
    SUPERADMIN: never,
    ADMIN: never,
    TEACHER: bothOwn,
    ...independent('+--+-----'),
  },
  'PATCH /resources/:id · resource × file of another resource': {
    SUPERADMIN: never,
    ADMIN: never,
    TEACHER: never,
    ...independent(never),
  },
  'POST /home/students/:student_id/revisions/:id/answers · student × revision': { DEVICE: bothOwn },
  // A revision accepts only the cards that it issued, and refuses other cards of the same school.
  'POST /home/students/:student_id/revisions/:id/answers · revision × card': { DEVICE: bothOwn },
  'POST /home/students/:student_id/revisions/:id/end · student × revision': { DEVICE: bothOwn },
  'PATCH /chats/:id/read · conversation × message': { TEACHER: bothOwn, USER: bothOwn, ...independent(never) },
  'POST /users/:user_id/document · person × person named in the body': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    USER: never,
    ...independent(bothOwn),
  },
  'PATCH /users/:user_id/document · person × person named in the body': {
    SUPERADMIN: linked,
    ADMIN: linkedInSchool,
    TEACHER: bothOwn,
    USER: never,
    ...independent(bothOwn),
  },
  'POST /students/:student_id/document · student × student named in the body': { SUPERADMIN: linked, USER: bothOwn },
  'PATCH /students/:student_id/document · student × student named in the body': { SUPERADMIN: linked, USER: bothOwn },
};

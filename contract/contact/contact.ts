/** Maximum characters of a message to the superadmins, and of their answer [interface.contact]. */
export const contactDetailsMax = 1024;
export const contactSubjectMax = 150;
export const contactAnswerMax = 4000;

/** Maximum characters of the school and town in a request for a trial [contact.trial]. */
export const trialSchoolMax = 200;

/** What a trial is asked for: the class of a teacher, or a whole school [contact.trial]. */
export const trialKinds = ['CLASS', 'SCHOOL'] as const;

/** Kinds of messages that superadmins receive [contact.trial-listed]. */
export const contactKinds = ['MESSAGE', 'TRIAL_REQUEST'] as const;

/** States of a message of the contact form [contact.kept]. */
export const contactStates = ['NEW', 'ANSWERED'] as const;
export type ContactState = (typeof contactStates)[number];

/** Maximum characters of a message to the superadmins, and of their answer [interface.contact]. */
export const contactDetailsMax = 1024;
export const contactSubjectMax = 150;
export const contactAnswerMax = 4000;

/** States of a message of the contact form [contact.kept]. */
export const contactStates = ['NEW', 'ANSWERED'] as const;
export type ContactState = (typeof contactStates)[number];

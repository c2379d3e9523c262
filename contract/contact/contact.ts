/** Maximum characters of a message to the superadmins. */
export const contactDetailsMax = 1024;
export const contactSubjectMax = 150;

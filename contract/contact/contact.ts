/** Characters of a message to the superadmins at most. */
export const contactDetailsMax = 1024;
export const contactSubjectMax = 150;

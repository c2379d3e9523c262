import { type Role, roleTable } from '../permissions/roles.ts';

/**
 * At least 8 characters with a lowercase and an uppercase letter, a digit and a special character [accounts.password].
 */
export const passwordPattern = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/u;
/** Maximum length of a password. Hashing time does not depend on the length; the limit keeps requests small. */
export const passwordMaxLength = 128;
/** Minimum length of a password by role, higher for superadmins and school admins [accounts.password-length]. */
export const passwordMinLength = (role: Role): number =>
  ['platform', 'school'].includes(roleTable[role].scope) ? 12 : 8;

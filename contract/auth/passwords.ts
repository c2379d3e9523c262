import { type Role, roleTable } from '../permissions/roles.ts';

/** The kinds of characters that a password must contain [accounts.password]. */
export const passwordCharacters = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/u,
  special: /[^\p{L}\d\s]/u,
} as const;
/** At least 8 characters, with one of each kind [accounts.password]. */
export const passwordPattern = new RegExp(
  `^${Object.values(passwordCharacters)
    .map(({ source }) => `(?=.*${source})`)
    .join('')}.{8,}$`,
  'u',
);
/** Maximum length of a password. Hashing time does not depend on the length; the limit keeps requests small. */
export const passwordMaxLength = 128;
/** Minimum length of a password by role, higher for superadmins and school admins [accounts.password-length]. */
export const passwordMinLength = (role: Role): number =>
  ['platform', 'school'].includes(roleTable[role].scope) ? 12 : 8;

import { type Role, scopeOf } from '../permissions/roles.ts';

/** Phone of staff and followers: optional + with 1–3 digits, then up to five groups of 1–4 digits [accounts.phone]. */
export const phonePattern = /^(\+\d{1,3} ?)?\d{1,4}( ?\d{1,4}){0,4}$/;

/** Phone of a superadmin: a digit, + or (, then 5 to 16 characters [accounts.phone-superadmin]. */
const superadminPhonePattern = /^[\d+(].{5,16}$/;

/** Normalises a phone number: groups separated by dots, dashes, slashes or spaces are separated by one space. */
export const plainPhone = (phone: string): string =>
  phone
    .trim()
    .replace(/[ \u00a0\u202f.\-/]+/g, ' ')
    .trim();

/**
 * Validation error of an account's phone number; undefined if it is valid. A superadmin's number is optional and has
 * another format [accounts.phone] [staff.phone].
 */
export function phoneProblem(role: Role, phone: string | null): 'required' | 'wrong' | undefined {
  const isPlatform = scopeOf(role) === 'platform';
  if (!phone) return isPlatform ? undefined : 'required';
  return (isPlatform ? superadminPhonePattern : phonePattern).test(phone) ? undefined : 'wrong';
}

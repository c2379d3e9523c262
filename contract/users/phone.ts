import { phonePattern } from '../fields/phone.ts';
import { type Role, scopeOf } from '../permissions/roles.ts';

/** Phone of a superadmin: a digit, + or (, then 5 to 16 characters [accounts.phone-superadmin]. */
export const superadminPhonePattern = /^[\d+(].{5,16}$/;

/**
 * Validation error of an account's phone number; undefined if it is valid. A superadmin's number is optional and has
 * another format [accounts.phone] [staff.phone].
 */
export function phoneProblem(role: Role, phone: string | null): 'required' | 'wrong' | undefined {
  const isPlatform = scopeOf(role) === 'platform';
  if (!phone) return isPlatform ? undefined : 'required';
  return (isPlatform ? superadminPhonePattern : phonePattern).test(phone) ? undefined : 'wrong';
}

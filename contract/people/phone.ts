import { type Role, scopeOf } from '../permissions/roles.ts';
import { phonePattern, superadminPhonePattern } from './people.ts';

/** Normalises a phone number: dots, dashes and slashes between groups become spaces. */
export const plainPhone = (phone: string): string =>
  phone
    .trim()
    .replace(/[ \u00a0\u202f.\-/]+/g, ' ')
    .trim();

/** Validation error of an account's phone number; that of a superadmin is optional and has another format [staff.phone]. */
export function phoneProblem(role: Role, phone: string | null): 'required' | 'wrong' | undefined {
  const isPlatform = scopeOf(role) === 'platform';
  if (!phone) return isPlatform ? undefined : 'required';
  return (isPlatform ? superadminPhonePattern : phonePattern).test(phone) ? undefined : 'wrong';
}

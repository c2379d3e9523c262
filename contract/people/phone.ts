import type { Role } from '../permissions/roles.ts';
import { phonePattern, superadminPhonePattern } from './people.ts';

/** A phone as it is kept: dots, dashes and slashes between its groups are spaces. */
export const plainPhone = (phone: string): string =>
  phone
    .trim()
    .replace(/[ \u00a0\u202f.\-/]+/g, ' ')
    .trim();

/** What is wrong with an account's phone: a super administrator's is free in form and optional, everybody else's is not. */
export function phoneProblem(role: Role, phone: string | null): 'required' | 'wrong' | undefined {
  if (!phone) return role === 'SUPERADMIN' ? undefined : 'required';
  return (role === 'SUPERADMIN' ? superadminPhonePattern : phonePattern).test(phone) ? undefined : 'wrong';
}

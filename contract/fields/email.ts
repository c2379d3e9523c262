import { maxLength } from './lengths.ts';

/** Form of the e-mail address of an account; `isEmail` also checks its length [accounts.email]. */
export const emailPattern = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+\.[^\s@.<>()[\],;:"\\\p{C}]{2,}$/u;

/** An address as accounts store it: in lower case, without spaces around it. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Whether an account may have this address, which has no spaces around it [accounts.email]. */
export const isEmail = (address: string): boolean => address.length <= maxLength.email && emailPattern.test(address);

/** Validation error of a typed address that is required; undefined if it is valid [accounts.email]. */
export function emailProblem(typed: string): 'required' | 'wrong' | undefined {
  const address = typed.trim();
  if (!address) return 'required';
  return isEmail(address) ? undefined : 'wrong';
}

import { passwordPattern } from '@memocartes/contract/people/people';

/** What a password must hold (specification §5), each told apart so that a person sees what is missing. */
export const passwordRules = {
  length: /^.{8,}$/su,
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\d/,
  special: /[^\p{L}\d\s]/u,
} as const;

export type PasswordRule = keyof typeof passwordRules;

export type PasswordErrors = { password?: 'required' | 'weak'; confirmation?: 'required' | 'different' };

/** What is wrong with a new password and its confirmation; nothing when both are right. */
export function checkPassword({ password, confirmation }: Record<'password' | 'confirmation', string>): PasswordErrors {
  const errors: PasswordErrors = {};
  if (!password) errors.password = 'required';
  else if (!passwordPattern.test(password)) errors.password = 'weak';
  if (!confirmation) errors.confirmation = 'required';
  else if (confirmation !== password) errors.confirmation = 'different';
  return errors;
}

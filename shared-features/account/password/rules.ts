import { passwordMaxLength, passwordPattern } from '@memocartes/contract/auth/passwords';

/** The rules of a password, shown one by one [accounts.password]. The server also refuses common passwords. */
export const passwordRules = {
  length: (password, minLength) => [...password].length >= minLength,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\d\s]/u.test(password),
} satisfies Record<string, (password: string, minLength: number) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export type PasswordErrors = {
  password?: 'required' | 'weak' | 'tooLong';
  confirmation?: 'required' | 'different';
};

/** Errors of a new password and its confirmation [accounts.password-confirmation]. */
export function checkPassword(
  { password, confirmation }: Record<'password' | 'confirmation', string>,
  minLength: number,
): PasswordErrors {
  const errors: PasswordErrors = {};
  if (!password) errors.password = 'required';
  else if (password.length > passwordMaxLength) errors.password = 'tooLong';
  else if (!passwordPattern.test(password) || !passwordRules.length(password, minLength)) errors.password = 'weak';
  if (!confirmation) errors.confirmation = 'required';
  else if (confirmation !== password) errors.confirmation = 'different';
  return errors;
}

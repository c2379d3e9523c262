import { passwordCharacters, passwordMaxLength, passwordPattern } from '@memocartes/contract/auth/passwords';

/** The rules of a password, shown one by one [accounts.password]. The server also refuses common passwords. */
export const passwordRules = {
  length: (password, minLength) => [...password].length >= minLength,
  lower: (password) => passwordCharacters.lower.test(password),
  upper: (password) => passwordCharacters.upper.test(password),
  digit: (password) => passwordCharacters.digit.test(password),
  special: (password) => passwordCharacters.special.test(password),
} satisfies Record<string, (password: string, minLength: number) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export type PasswordErrors = {
  readonly password?: 'required' | 'weak' | 'tooLong';
  readonly confirmation?: 'required' | 'different';
};

/** Errors of a new password and its confirmation [accounts.password-confirmation]. */
export function checkPassword(
  { password, confirmation }: Record<'password' | 'confirmation', string>,
  minLength: number,
): PasswordErrors {
  const passwordError = errorOfPassword(password, minLength);
  const confirmationError = errorOfConfirmation(confirmation, password);
  return {
    ...(passwordError && { password: passwordError }),
    ...(confirmationError && { confirmation: confirmationError }),
  };
}

function errorOfPassword(password: string, minLength: number): PasswordErrors['password'] {
  if (!password) return 'required';
  if (password.length > passwordMaxLength) return 'tooLong';
  const isStrong = passwordPattern.test(password) && passwordRules.length(password, minLength);
  return isStrong ? undefined : 'weak';
}

function errorOfConfirmation(confirmation: string, password: string): PasswordErrors['confirmation'] {
  if (!confirmation) return 'required';
  return confirmation === password ? undefined : 'different';
}

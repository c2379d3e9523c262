import type { NewPassword } from '@memocartes/contract/auth/auth.routes';
import { passwordMinLength } from '@memocartes/contract/auth/passwords';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { FormikErrors } from 'formik';
import type { TFunction } from 'i18next';

import { checkPassword } from './rules.ts';

type PasswordValues = { readonly current_password: string; readonly password: string; readonly confirmation: string };

export const emptyPasswords: PasswordValues = { current_password: '', password: '', confirmation: '' };

/** Errors of the form, including a missing current password. */
export function passwordFormErrors(
  values: PasswordValues,
  role: Role,
  t: TFunction<'accountSettings'>,
): FormikErrors<PasswordValues> {
  const { password, confirmation } = checkPassword(values, passwordMinLength(role));
  return {
    ...(!values.current_password && { current_password: t('required') }),
    ...(password && { password: t(`password.errors.${password}`) }),
    ...(confirmation && { confirmation: t(`password.errors.${confirmation}`) }),
  };
}

export const toBody = ({ current_password, password }: PasswordValues): NewPassword => ({ current_password, password });

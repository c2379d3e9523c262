import type { Account, CreateAccount, UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import { namedRoles } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { TFunction } from 'i18next';
import { object } from 'yup';

import { personRules, textOrNull } from '../../field-rules/index.ts';

type SuperadminValues = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly status: AccountStatus | null;
};

export const superadminValues = (account?: Account): SuperadminValues => ({
  firstname: account?.firstname ?? '',
  lastname: account?.lastname ?? '',
  email: account?.email ?? '',
  phone: account?.phone ?? '',
  status: account?.status ?? null,
});

/** Validation of the form [accounts.phone-superadmin] [accounts.email]. */
export function superadminSchema(t: TFunction<'superadminPanel'>) {
  const { name, email, phoneOf } = personRules(t);
  return object({ firstname: name, lastname: name, email, phone: phoneOf(namedRoles.superadmin) });
}

/** Request body of a new superadmin; the role is fixed. */
export const toCreate = ({ firstname, lastname, email, phone }: SuperadminValues): CreateAccount => ({
  role: namedRoles.superadmin,
  email: email.trim(),
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  phone: textOrNull(phone),
});

/** Request body of an update: only the changed values. */
export function toChanges(values: SuperadminValues, before: SuperadminValues): UpdateAccount {
  const firstname = values.firstname.trim();
  const lastname = values.lastname.trim();
  const phone = values.phone.trim();
  return {
    ...(firstname !== before.firstname && { firstname }),
    ...(lastname !== before.lastname && { lastname }),
    ...(phone !== before.phone && { phone: phone || null }),
    ...(values.status && values.status !== before.status && { status: values.status }),
  };
}

import type { Account, UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import type { Me } from '@memocartes/shared-shell/session';
import type { TFunction } from 'i18next';
import { object } from 'yup';

import { personRules } from '../../field-rules/index.ts';

export type UserInfoValues = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
};

/** Initial values of the form about one's own account. */
export const userInfoValues = (me: Me): UserInfoValues => ({
  firstname: me.firstname,
  lastname: me.lastname,
  email: me.authentication.email ?? '',
  phone: me.phone ?? '',
});

/** Values of the same form, from the response to an update. */
export const accountValues = ({ firstname, lastname, email, phone }: Account): UserInfoValues => ({
  firstname,
  lastname,
  email: email ?? '',
  phone: phone ?? '',
});

/** Validation of one's own name and phone; the phone's rules depend on the role. */
export function userInfoSchema(t: TFunction<'accountSettings'>, me: Me) {
  const { name, phoneOf } = personRules(t);
  return object({ firstname: name, lastname: name, phone: phoneOf(me.role) });
}

/** The changed names and phone (the form can't change the e-mail address); undefined when none of them changed. */
export function toChanges(values: UserInfoValues, before: UserInfoValues): UpdateAccount | undefined {
  const changed = (['firstname', 'lastname', 'phone'] as const).filter((name) => values[name].trim() !== before[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
}

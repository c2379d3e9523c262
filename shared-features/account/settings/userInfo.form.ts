import type { Account, UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { phoneProblem } from '@memocartes/contract/fields/phone';
import type { Me } from '@memocartes/shared-shell/session';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

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
  const name = string()
    .trim()
    .required(t('required'))
    .max(maxLength.personName, t('tooLong', { count: maxLength.personName }));
  // [accounts.phone]
  const problem = (phone?: string) => phoneProblem(me.role, phone?.trim() || null);
  const phone = string()
    .test('needed', t('required'), (value) => problem(value) !== 'required')
    .test('form', t('user.wrongPhone'), (value) => problem(value) !== 'wrong');
  return object({ firstname: name, lastname: name, phone });
}

/** The changed names and phone (the form can't change the e-mail address); undefined when none of them changed. */
export function toChanges(values: UserInfoValues, before: UserInfoValues): UpdateAccount | undefined {
  const changed = (['firstname', 'lastname', 'phone'] as const).filter((name) => values[name].trim() !== before[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
}

import { isEmail } from '@memocartes/contract/fields/email';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { addressInName } from '@memocartes/contract/fields/names';
import { phonePattern, phoneProblem } from '@memocartes/contract/fields/phone';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { TFunction } from 'i18next';
import { string } from 'yup';

import { textRule } from './text-rules.ts';

/**
 * Yup rules of names, e-mail addresses and phone numbers, with the texts of `panelForm`. The limits are those of the
 * contract, so the server accepts what a form accepts [accounts.names] [accounts.email] [accounts.phone].
 */
export function personRules(t: TFunction) {
  const required = t('panelForm:required');
  const optionalName = textRule(t, maxLength.personName).test(
    'address',
    t('panelForm:addressInName'),
    (name = '') => !addressInName.test(name),
  );
  const optionalEmail = string()
    .trim()
    .test('email', t('panelForm:email'), (email = '') => !email || isEmail(email));

  return {
    name: optionalName.required(required),
    optionalName,
    email: optionalEmail.required(required),
    optionalEmail,
    /** The phone of an account, which only superadmins may leave empty [accounts.phone-superadmin] [staff.phone]. */
    phoneOf: (role: Role) => {
      const problem = (phone = '') => phoneProblem(role, phone || null);
      return string()
        .trim()
        .test('required', required, (phone) => problem(phone) !== 'required')
        .test('phone', t('panelForm:phone'), (phone) => problem(phone) !== 'wrong');
    },
    /** The phone of a school. */
    optionalPhone: string()
      .trim()
      .matches(phonePattern, { message: t('panelForm:phone'), excludeEmptyString: true }),
  };
}

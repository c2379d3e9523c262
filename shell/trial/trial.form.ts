import { contactDetailsMax } from '@memocartes/contract/contact/contact';
import type { TrialRequest } from '@memocartes/contract/contact/contact.routes';
import { addressInName } from '@memocartes/contract/fields/names';
import type { TFunction } from 'i18next';

import { emailError } from '../public-page/emailError.ts';

/** Values of the form, as typed. */
export type TrialValues = Required<Omit<TrialRequest, 'lang' | 'request_id'>>;
export type TrialErrors = Partial<Record<keyof TrialValues, string>>;

export const noTrialValues: TrialValues = {
  trial_for: 'CLASS',
  firstname: '',
  lastname: '',
  email: '',
  school: '',
  details: '',
};

/** The values, with the texts trimmed. */
export const trimmed = (values: TrialValues): TrialValues => ({
  trial_for: values.trial_for,
  firstname: values.firstname.trim(),
  lastname: values.lastname.trim(),
  email: values.email.trim(),
  school: values.school.trim(),
  details: values.details.trim(),
});

/** The errors of trimmed values, by field; empty if there are none [contact.trial]. */
export function checkTrial(values: TrialValues, t: TFunction<'trial'>): TrialErrors {
  const nameError = (name: string) => {
    if (!name) return t('required');
    return addressInName.test(name) ? t('addressInName') : undefined;
  };

  const { trial_for, email, school, details } = values;
  const found: TrialErrors = {
    firstname: nameError(values.firstname),
    lastname: nameError(values.lastname),
    email: emailError(t, email),
    school: trial_for === 'SCHOOL' && !school ? t('required') : undefined,
    details: details.length > contactDetailsMax ? t('tooLong', { count: contactDetailsMax }) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

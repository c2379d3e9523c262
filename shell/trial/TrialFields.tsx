import { contactDetailsMax, trialKinds, trialSchoolMax } from '@memocartes/contract/contact/contact';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { RadioField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { TrialErrors, TrialValues } from './trial.form.ts';

type Props = {
  readonly values: TrialValues;
  readonly errors: TrialErrors;
  readonly onChange: (values: TrialValues) => void;
};

/** The fields of a request for a trial; the school is required only if a school asks. */
export function TrialFields({ values, errors, onChange }: Props) {
  const { t } = useTranslation('trial');

  const field = (name: Exclude<keyof TrialValues, 'trial_for'>) => ({
    name,
    label: t(name),
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });

  return (
    <>
      <TextField {...field('firstname')} autoComplete="given-name" maxLength={maxLength.personName} required />
      <TextField {...field('lastname')} autoComplete="family-name" maxLength={maxLength.personName} required />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={maxLength.email} required />
      <RadioField
        name="trial_for"
        label={t('trial_for')}
        value={values.trial_for}
        options={trialKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(kind) => kind && onChange({ ...values, trial_for: kind })}
        required
      />
      <TextField
        {...field('school')}
        hint={t('schoolHint')}
        autoComplete="organization"
        maxLength={trialSchoolMax}
        required={values.trial_for === 'SCHOOL'}
      />
      <TextField {...field('details')} counter={contactDetailsMax} multiline />
    </>
  );
}

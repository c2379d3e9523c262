import { fieldOf, type FormLike, SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { StudentValues } from './student.values.ts';

type Props = {
  readonly form: FormLike<StudentValues>;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  readonly hint?: string;
};

/** Selects one of the school’s classes, or no class. */
export function ClassField({ form, classes, hint }: Props) {
  const { t } = useTranslation('studentPanel');
  return (
    <SelectField
      {...fieldOf(form, 'classes_id')}
      label={t('class')}
      placeholder={t('noClass')}
      hint={hint}
      options={classes.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

import { fieldOf, type FormLike, SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import type { StudentValues } from './student.values.ts';
import type { SchoolClasses } from './useSchoolClasses.ts';

type Props = SchoolClasses & {
  readonly form: FormLike<StudentValues>;
  readonly hint?: string;
};

/** Selects one of the school’s classes, or no class. */
export function ClassField({ form, classes, error, refetch, hint }: Props) {
  const { t } = useTranslation('studentPanel');
  return (
    <>
      <LoadError error={error} refetch={refetch} />
      <SelectField
        {...fieldOf(form, 'classes_id')}
        label={t('class')}
        placeholder={t('noClass')}
        hint={hint}
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

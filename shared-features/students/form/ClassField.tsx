import { useFailure } from '@memocartes/shared-shell/errors';
import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { fieldOf, type FormLike, SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { StudentValues } from './student.values.ts';
import type { SchoolClasses } from './useSchoolClasses.ts';

type Props = SchoolClasses & {
  readonly form: FormLike<StudentValues>;
  readonly hint?: string;
};

/** Selects one of the school’s classes, or no class. */
export function ClassField({ form, classes, error, refetch, hint }: Props) {
  const { t } = useTranslation('studentPanel');
  const failure = useFailure();
  return (
    <>
      {error !== undefined && <LoadErrorBanner onRetry={() => void refetch()}>{failure.text(error)}</LoadErrorBanner>}
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

import { maxLength } from '@memocartes/contract/fields/lengths';
import { checkSchoolCode } from '@memocartes/contract/schools/school-code';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { Tag } from '@memocartes/shared-ui/tag';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import type { SchoolValues } from './school.form.ts';

/** The school's code. A UAI or SIRET with a wrong check digit shows a warning but is accepted [schools.code]. */
export function CodeField({ form }: { readonly form: FormikProps<SchoolValues> }) {
  const { t } = useTranslation('schoolPanel');
  const verdict = checkSchoolCode(form.values.code);
  const hasWrongDigit = verdict === 'WRONG_UAI' || verdict === 'WRONG_SIRET';
  const hint = (
    <span role="status">
      {hasWrongDigit ? (
        <Tag tone="warning" icon="alert">
          {t(`verdicts.${verdict}`)}
        </Tag>
      ) : (
        t(`verdicts.${verdict}`)
      )}
    </span>
  );
  return (
    <TextField {...fieldOf(form, 'code')} label={t('code')} hint={hint} required maxLength={maxLength.schoolCode} />
  );
}

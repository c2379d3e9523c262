import type { Student } from '@memocartes/contract/students/students.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import type { FormLike } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '../../panel-form/DescriptionList.tsx';
import { type StudentValues, studentValues } from '../form/student.values.ts';
import { StudentFields } from '../form/StudentFields.tsx';
import './student-panel.css';

const noop = () => undefined;

/** Why a student can't be edited, then the read-only fields; the class is text [permissions.teacher-panel]. */
export function ReadOnlyStudent({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const form: FormLike<StudentValues> = {
    values: studentValues(student),
    errors: {},
    touched: {},
    setFieldValue: noop,
    setFieldTouched: noop,
  };
  return (
    <fieldset className="student-readonly" title={t('notAllowed')}>
      <Stack gap={4}>
        <Banner icon="lock">{t('notAllowed')}</Banner>
        <StudentFields
          form={form}
          readOnly
          class_={<DescriptionList items={[[t('class'), student.class_?.name ?? t('noClass')]]} />}
        />
      </Stack>
    </fieldset>
  );
}

import { today } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import type { CreateStudent } from '@memocartes/contract/students/students.routes';
import { genders } from '@memocartes/contract/users/people';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import { personRules } from '../../field-rules/index.ts';
import type { StudentValues } from './student.values.ts';

/**
 * Only the first name is required; a birth date cannot be in the future [students.first-name] [students.birth-date]
 * [students.choices].
 */
export function studentSchema(t: TFunction<'studentPanel'>) {
  const { name, optionalName } = personRules(t);
  return object({
    lastname: optionalName,
    firstname: name,
    birthdate: string()
      .nullable()
      .test('past', t('birthdateFuture'), (day) => !day || day <= today()),
    gender: string()
      .nullable()
      .oneOf([...genders, null]),
    level: string()
      .nullable()
      .oneOf([...levels, null]),
  });
}

/** Request body of a new student. */
export const toCreate = (values: StudentValues, schoolId: number): CreateStudent => ({
  ...values,
  schools_id: schoolId,
});

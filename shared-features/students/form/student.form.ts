import { maxLength } from '@memocartes/contract/fields/lengths';
import { today } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import type { CreateStudent } from '@memocartes/contract/students/students.routes';
import { genders } from '@memocartes/contract/users/people';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import type { StudentValues } from './student.values.ts';

type T = TFunction<'studentPanel'>;

/**
 * Only the first name is required; a birth date cannot be in the future [students.first-name] [students.birth-date]
 * [students.choices].
 */
export const studentSchema = (t: T) =>
  object({
    lastname: string()
      .trim()
      .max(maxLength.personName, t('tooLong', { count: maxLength.personName })),
    firstname: string()
      .trim()
      .required(t('required'))
      .max(maxLength.personName, t('tooLong', { count: maxLength.personName })),
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

/** Request body of a new student. */
export const toCreate = (values: StudentValues, schoolId: number): CreateStudent => ({
  ...values,
  schools_id: schoolId,
});

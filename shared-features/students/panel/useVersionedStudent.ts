import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { type ConflictField, type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { type StudentValues, studentValues } from '../form/student.values.ts';

type Named = { readonly id: number; readonly name: string };

/** The student that a form edits, with the fields to choose between on a version conflict. */
export function useVersionedStudent(student: Student, classes: readonly Named[]): Versioned<StudentValues> {
  const { t } = useTranslation('studentPanel');
  const dates = useDates();
  const classOf = ({ classes_id }: StudentValues) =>
    classes_id === null ? t('noClass') : classes.find(({ id }) => id === classes_id)?.name;
  const fields: ConflictField<StudentValues>[] = [
    { name: 'is_phygital', label: t('phygital') },
    { name: 'lastname', label: t('lastname') },
    { name: 'firstname', label: t('firstname') },
    { name: 'gender', label: t('gender'), show: ({ gender }) => t(gender ? `genders.${gender}` : 'unknown') },
    { name: 'birthdate', label: t('birthdate'), show: ({ birthdate }) => birthdate && dates.day(birthdate) },
    { name: 'level', label: t('level') },
    { name: 'classes_id', label: t('class'), show: classOf },
  ];
  return versionedBy(student, studentValues, fields, withCapitalisedNames);
}

import { today } from '@memocartes/contract/calendar/days';
import { capitalise, genders, levels } from '@memocartes/contract/people/people';
import type { CreateStudent, Student, UpdateStudent } from '@memocartes/contract/students/students.routes';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

/** A pupil as the form holds them (specification §2.6). */
export type StudentValues = {
  readonly is_phygital: boolean;
  readonly lastname: string;
  readonly firstname: string;
  readonly gender: (typeof genders)[number] | null;
  readonly birthdate: string | null;
  readonly level: (typeof levels)[number] | null;
  readonly classes_id: number | null;
};

type T = TFunction<'studentPanel'>;

/** Only the first name is required; nobody is born after today (specification §5). */
export const studentSchema = (t: T) =>
  object({
    lastname: string()
      .trim()
      .max(100, t('tooLong', { count: 100 })),
    firstname: string()
      .trim()
      .required(t('required'))
      .max(100, t('tooLong', { count: 100 })),
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

/** A pupil to begin with: nobody yet, or one who exists. */
export const studentValues = (student?: Student): StudentValues => ({
  is_phygital: student?.is_phygital ?? false,
  lastname: student?.lastname ?? '',
  firstname: student?.firstname ?? '',
  gender: student?.gender ?? null,
  birthdate: student?.birthdate ?? null,
  level: student?.level ?? null,
  classes_id: student?.classes_id ?? null,
});

/** What is sent of a change; the class goes by itself, since it deletes tracking. */
export const toUpdate = ({ classes_id: _class, ...values }: StudentValues): UpdateStudent => ({
  ...values,
  lastname: capitalise(values.lastname),
  firstname: capitalise(values.firstname),
});

/** What is sent of a new pupil. */
export const toCreate = (values: StudentValues, schoolId: number): CreateStudent => ({
  ...toUpdate(values),
  firstname: capitalise(values.firstname),
  classes_id: values.classes_id,
  schools_id: schoolId,
});

import type { levels } from '@memocartes/contract/levels/levels';
import type { Student } from '@memocartes/contract/students/students.routes';
import type { genders } from '@memocartes/contract/users/people';

/** Form values of a student. */
export type StudentValues = {
  readonly is_phygital: boolean;
  readonly lastname: string;
  readonly firstname: string;
  readonly gender: (typeof genders)[number] | null;
  readonly birthdate: string | null;
  readonly level: (typeof levels)[number] | null;
  readonly classes_id: number | null;
};

/** Initial values of a new or an existing student. */
export const studentValues = (student?: Student): StudentValues => ({
  is_phygital: student?.is_phygital ?? false,
  lastname: student?.lastname ?? '',
  firstname: student?.firstname ?? '',
  gender: student?.gender ?? null,
  birthdate: student?.birthdate ?? null,
  level: student?.level ?? null,
  classes_id: student?.classes_id ?? null,
});

import type { Class, CreateClass, UpdateClass } from '@memocartes/contract/classes/classes.routes';
import type { HomeRevisionOption } from '@memocartes/contract/devices/home-revision/home';
import { maxLength } from '@memocartes/contract/fields/lengths';
import type { ClassLevel } from '@memocartes/contract/levels/levels';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import { requiredTextRule } from '../../field-rules/index.ts';

export type ClassValues = {
  readonly name: string;
  readonly level: ClassLevel | null;
  /** User ids of the teachers, sorted, so that another order is not a change. */
  readonly teachersList: number[];
  readonly wrong_goes_one_back: boolean;
  readonly home_revision: HomeRevisionOption | null;
  readonly new_cards_by_level: boolean;
};

/** Sorted ids of teachers, as the form stores them. */
export const sortedIds = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** Initial values; in a new class, students may practise at home [home-revision.option]. */
export const classValues = (class_?: Class): ClassValues => ({
  name: class_?.name ?? '',
  level: class_?.level ?? null,
  teachersList: sortedIds((class_?.users ?? []).map(({ user_pro }) => user_pro.id)),
  wrong_goes_one_back: class_?.wrong_goes_one_back ?? false,
  home_revision: class_?.home_revision ?? 'PRACTICE',
  new_cards_by_level: class_?.new_cards_by_level ?? false,
});

/** Whether a class has several levels: by its chosen level, or by the levels of its students [sessions.by-level]. */
export const hasSeveralLevels = (level: ClassLevel | null, class_: Class | undefined): boolean =>
  !!level?.includes('/') || (class_?.student_levels.length ?? 0) > 1;

/** Initial values of the next new class: level and options of the class just added [interface.add-another]. */
export const nextClass = (saved: ClassValues): ClassValues => ({ ...saved, name: '', teachersList: [] });

/** Name and level are required [classes.required]. */
export const classSchema = (t: TFunction<'classPanel'>) =>
  object({
    name: requiredTextRule(t, maxLength.className),
    level: string().nullable().required(t('panelForm:required')),
  });

export const toBody = ({
  name,
  level,
  home_revision,
  ...values
}: ClassValues): UpdateClass & Pick<CreateClass, 'name' | 'level'> => ({
  ...values,
  name: name.trim(),
  level: level!,
  ...(home_revision && { home_revision }),
});

import type { Class } from '@memocartes/contract/classes/classes.routes';
import { type Versioned, versionedBy } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { type ClassValues, classValues } from './class.form.ts';

type Teacher = { readonly value: number; readonly label: string };

/** The class that a form edits, with the fields to choose between on a version conflict. */
export function useVersionedClass(
  class_: Class | undefined,
  teachers: readonly Teacher[],
): Versioned<ClassValues> | undefined {
  const { t } = useTranslation('classPanel');
  const nameOf = (id: number) => teachers.find(({ value }) => value === id)?.label ?? String(id);
  return (
    class_ &&
    versionedBy(class_, classValues, [
      { name: 'name', label: t('name') },
      { name: 'level', label: t('level') },
      { name: 'teachersList', label: t('teachers'), show: ({ teachersList }) => teachersList.map(nameOf).join(', ') },
      { name: 'wrong_goes_one_back', label: t('oneBack') },
      {
        name: 'home_revision',
        label: t('home.label'),
        show: ({ home_revision }) => home_revision && t(`home.${home_revision}`),
      },
      { name: 'new_cards_by_level', label: t('byLevel') },
    ])
  );
}

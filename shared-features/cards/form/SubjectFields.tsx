import { accentsCountIn } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/levels/levels';
import { useSelectSubjectsQuery, useViewSubjectQuery } from '@memocartes/shared-api/subjects.api';
import { fieldOf, SelectField } from '@memocartes/shared-ui/fields';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import type { CardValues } from './card.form.ts';

const optionsOf = (subjects: readonly { readonly id: number; readonly name: string }[]) =>
  subjects.map(({ id, name }) => ({ value: id, label: name }));

/** Fields for the parent subject, subject and level of a card. */
export function SubjectFields({ form }: { readonly form: FormikProps<CardValues> }) {
  const { t } = useTranslation('cardEditor');
  const { matter_id } = form.values;
  const parentSubjects = useSelectSubjectsQuery({ parent_id: 0 });
  const chosen = useViewSubjectQuery(matter_id === null ? skipToken : { id: matter_id });
  const parentSubject = chosen.currentData;
  const subjectOptions = optionsOf(parentSubject?.children ?? []);

  return (
    <section className="card-section">
      <h2 className="mc-sr-only">{t('place')}</h2>
      <LoadError {...parentSubjects} />
      <SelectField
        {...fieldOf(form, 'matter_id')}
        label={t('matter')}
        required
        options={optionsOf(parentSubjects.data?.subjects ?? [])}
        onChange={(next) => void form.setValues({ ...form.values, matter_id: next, subject_id: null })}
      />
      <LoadError {...chosen} data={parentSubject} />
      <SelectField
        {...fieldOf(form, 'subject_id')}
        label={t('subSubject')}
        placeholder={t('noSubSubject')}
        options={subjectOptions}
        disabled={subjectOptions.length === 0}
        onChange={(next) =>
          void form.setValues({
            ...form.values,
            subject_id: next,
            accents_count: accentsCountIn(parentSubject?.children.find(({ id }) => id === next)?.name),
          })
        }
      />
      <SelectField
        {...fieldOf(form, 'level')}
        label={t('level')}
        placeholder={t('noLevel')}
        options={levels.map((value) => ({ value, label: value }))}
      />
    </section>
  );
}

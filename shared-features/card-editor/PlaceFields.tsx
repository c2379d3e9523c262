import { accentsCountIn, cycleOf, cycles } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/people/people';
import { useSelectSubjectsQuery, useViewSubjectQuery } from '@memocartes/shared-api/subjects.api';
import { CheckboxField, fieldOf, RadioField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { FormColumns, Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import type { CardValues } from './card.form.ts';

const optionsOf = (subjects: readonly { id: number; name: string }[]) =>
  subjects.map(({ id, name }) => ({ value: id, label: name }));

/** Where a card belongs, and how it is learnt. */
export function PlaceFields({ form }: { readonly form: FormikProps<CardValues> }) {
  const { t } = useTranslation('cardEditor');
  const { matter_id, level } = form.values;
  const matters = useSelectSubjectsQuery({ parent_id: 0 }).data?.subjects ?? [];
  const matter = useViewSubjectQuery(matter_id === null ? skipToken : { id: matter_id }).currentData;
  const narrow = optionsOf(matter?.children ?? []);
  const duo = fieldOf(form, 'is_duo');
  return (
    <section className="card-side">
      <h2>{t('place')}</h2>
      <FormColumns>
        <SelectField
          {...fieldOf(form, 'matter_id')}
          label={t('matter')}
          required
          options={optionsOf(matters)}
          onChange={(next) => void form.setValues({ ...form.values, matter_id: next, subject_id: null })}
        />
        <SelectField
          {...fieldOf(form, 'subject_id')}
          label={t('subSubject')}
          placeholder={t('noSubSubject')}
          options={narrow}
          disabled={narrow.length === 0}
          onChange={(next) =>
            void form.setValues({
              ...form.values,
              subject_id: next,
              accents_count: accentsCountIn(matter?.children.find(({ id }) => id === next)?.name),
            })
          }
        />
        <SelectField
          {...fieldOf(form, 'level')}
          label={t('level')}
          placeholder={t('noLevel')}
          options={levels.map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...fieldOf(form, 'cycle')}
          label={t('cycle')}
          required
          // a level tells its cycle
          value={level ? cycleOf(level) : form.values.cycle}
          readOnly={level !== null}
          options={cycles.map((value) => ({ value, label: t(`cycles.${value}`) }))}
          onChange={(cycle) => cycle && void form.setFieldValue('cycle', cycle)}
        />
        <TextField {...fieldOf(form, 'category')} label={t('category')} hint={t('categoryHint')} maxLength={100} />
        <RadioField
          {...duo}
          label={t('players')}
          value={duo.value ? 'duo' : 'solo'}
          options={[
            { value: 'solo', label: t('solo') },
            { value: 'duo', label: t('duo') },
          ]}
          onChange={(value) => duo.onChange(value === 'duo')}
        />
      </FormColumns>
      <Stack gap={2}>
        <CheckboxField {...fieldOf(form, 'is_handwritten')} label={t('handwritten')} />
        <CheckboxField {...fieldOf(form, 'is_typed')} label={t('typed')} hint={t('typedHint')} />
        {form.values.is_typed && (
          <>
            <CheckboxField {...fieldOf(form, 'accents_count')} label={t('accentsCount')} hint={t('accentsCountHint')} />
            <TextField
              {...fieldOf(form, 'accepted_answers')}
              label={t('acceptedAnswers')}
              hint={t('acceptedAnswersHint')}
              multiline
            />
          </>
        )}
        <CheckboxField {...fieldOf(form, 'is_lesson')} label={t('lesson')} hint={t('lessonHint')} />
      </Stack>
    </section>
  );
}

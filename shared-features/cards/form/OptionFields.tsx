import { maxLength } from '@memocartes/contract/fields/lengths';
import { cycleOf, cycles } from '@memocartes/contract/levels/cycles';
import { CheckboxField, fieldOf, RadioField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { FormColumns, Stack } from '@memocartes/shared-ui/stack';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import type { CardValues } from './card.form.ts';

/** Rarely changed options, such as cycle, theme and typed answer [cards.cycles] [cards.typed-answer]. */
export function OptionFields({ form }: { readonly form: FormikProps<CardValues> }) {
  const { t } = useTranslation('cardEditor');
  const { level, cycle, is_typed: isTyped } = form.values;
  const duo = fieldOf(form, 'is_duo');
  return (
    <FormColumns>
      <Stack gap={4}>
        <SelectField
          {...fieldOf(form, 'cycle')}
          label={t('cycle')}
          required
          // A level determines its cycle.
          value={level ? cycleOf(level) : cycle}
          readOnly={level !== null}
          options={cycles.map((value) => ({ value, label: t(`cycles.${value}`) }))}
          onChange={(chosen) => chosen && void form.setFieldValue('cycle', chosen)}
        />
        <TextField
          {...fieldOf(form, 'category')}
          label={t('category')}
          hint={t('categoryHint')}
          maxLength={maxLength.cardNote}
        />
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
      </Stack>
      <Stack gap={2}>
        <CheckboxField {...fieldOf(form, 'is_handwritten')} label={t('handwritten')} />
        <CheckboxField {...fieldOf(form, 'is_typed')} label={t('typed')} hint={t('typedHint')} />
        {isTyped && (
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
    </FormColumns>
  );
}

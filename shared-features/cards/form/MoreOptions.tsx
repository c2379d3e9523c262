import { Icon } from '@memocartes/shared-ui/icon';
import type { FormikProps } from 'formik';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { acceptedAnswers, type CardValues } from './card.form.ts';
import { OptionFields } from './OptionFields.tsx';

/** Fields whose errors expand the collapsed options. */
const collapsedFields = [
  'cycle',
  'category',
  'is_duo',
  'is_handwritten',
  'is_typed',
  'accents_count',
  'accepted_answers',
] as const;

/** Summary of the collapsed options. */
function optionSummary(values: CardValues, t: TFunction<'cardEditor'>): string[] {
  const { level, cycle, category, is_typed: typed } = values;
  const answers = acceptedAnswers(values).length;
  return [
    // A level determines its cycle.
    level === null && t(`cycles.${cycle}`),
    category.trim() !== '' && t('set.category', { category: category.trim() }),
    values.is_duo && t('set.duo'),
    values.is_handwritten && t('set.handwritten'),
    typed && t('typed'),
    typed && values.accents_count && t('accentsCount'),
    typed && answers > 0 && t('set.answers', { count: answers }),
    values.is_lesson && t('lesson'),
  ].filter((text) => text !== false);
}

/** « Plus d’options »: a button that shows a summary of the options and expands their fields. */
export function MoreOptions({ form }: { readonly form: FormikProps<CardValues> }) {
  const { t } = useTranslation('cardEditor');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = collapsedFields.some((name) => form.touched[name] && form.errors[name]);
  const isExpanded = isOpen || isWrong;

  return (
    <section className="card-options">
      <h2>
        <button type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setIsOpen(!isExpanded)}>
          <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} />
          {t('more')}
          {!isExpanded && <span className="card-options__summary">{optionSummary(form.values, t).join(' · ')}</span>}
        </button>
      </h2>
      <div id={id} className="card-options__fields" hidden={!isExpanded}>
        {isExpanded && <OptionFields form={form} />}
      </div>
    </section>
  );
}

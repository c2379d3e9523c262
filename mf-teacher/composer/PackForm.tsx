import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { FieldError, fieldOf, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { ClassWeekPicker } from '../pack-calendar/ClassWeekPicker.tsx';
import { ChosenCards } from './ChosenCards.tsx';
import { useFirstWrong } from './useFirstWrong.ts';
import { IconPicker } from './IconPicker.tsx';
import { maxCards, type PackValues } from './pack.form.ts';

type Props = {
  readonly form: FormikProps<PackValues>;
  readonly onCards: (cards: readonly Card[]) => void;
  /** Why it could not be saved, when no field says it. */
  readonly failed?: string;
  /** A pack that exists: it is given to classes from the calendar. */
  readonly editing: boolean;
};

/** The pack that takes shape: title, icon, cards in order, class and week. */
export function PackForm({ form, onCards, failed, editing }: Props) {
  const { t } = useTranslation('composer');
  const { values, setFieldValue, submitCount, isSubmitting } = form;
  const sheet = useFirstWrong(submitCount > 0 && !isSubmitting, submitCount);
  // what was never touched is only wrong once one tries to save
  const wrong = (name: 'cards' | 'week') => {
    const error = form.errors[name];
    return typeof error === 'string' && (submitCount > 0 || form.touched[name]) ? error : undefined;
  };
  return (
    <form ref={sheet} id="pack" className="composer__pack" onSubmit={form.handleSubmit} noValidate>
      <div className="composer__head">
        <h2>{t('pack')}</h2>
        <p className="composer__count" role="status">
          {t('counter', { count: values.cards.length, max: maxCards })}
        </p>
      </div>
      <ChosenCards cards={values.cards} onChange={onCards} />
      <FieldError id="pack-cards-error" error={wrong('cards')} />
      <TextField {...fieldOf(form, 'title')} label={t('title')} required maxLength={80} />
      <IconPicker {...fieldOf(form, 'icon')} />
      {!editing && (
        <fieldset className="composer__giving">
          <legend>{t('giving')}</legend>
          <ClassWeekPicker
            classId={values.classes_id}
            week={values.week}
            onClass={(id) => void setFieldValue('classes_id', id)}
            onWeek={(monday) => void setFieldValue('week', monday)}
            error={wrong('week')}
          />
        </fieldset>
      )}
      <div className="composer__save">
        {failed && <Banner tone="danger">{failed}</Banner>}
        <Button type="submit" kind="primary" size="large" block busy={form.isSubmitting}>
          {t(editing ? 'save' : values.week ? 'createAndGive' : 'create')}
        </Button>
      </div>
    </form>
  );
}

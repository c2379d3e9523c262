import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { FieldError } from '@memocartes/shared-ui/fields';
import { StickyFoot } from '@memocartes/shared-ui/stack';
import type { FormikProps } from 'formik';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { ClassWeekPicker } from '../../assign/ClassWeekPicker.tsx';
import { useMyClasses } from '../../assign/useMyClasses.ts';
import { AllLevelsNotice, countsOfCards, LevelCounts } from '../../level-counts/index.ts';
import { ChosenCards } from '../cards/ChosenCards.tsx';
import { minutesOf } from '../cards/duration.ts';
import { isReplacement, type PackValues, type Replaceable } from './pack.form.ts';

/** Id of the class and week fields. */
const assignmentFieldsId = 'pack-assignment';

type Props = {
  readonly form: FormikProps<PackValues>;
  /** Id of the form that the button submits; `PackTitleFields` renders the form. */
  readonly formId: string;
  readonly onCards: (cards: readonly Card[]) => void;
  /** An error that belongs to no field. */
  readonly failed?: string;
  /** The pack to edit, which is assigned to classes in the calendar, not here; undefined for a new one. */
  readonly pack?: Pack;
  /** The pack that this pack may replace [packs.replace]. */
  readonly replaceable?: Replaceable;
};

/**
 * The pack being composed: number and duration of its cards, their number by level [packs.by-level] or the notice that
 * all levels get all cards [packs.all-levels], the cards in order, class and week, and the save button.
 */
export function PackForm({ form, formId, onCards, failed, pack, replaceable }: Props) {
  const { t } = useTranslation('composer');
  const { values, setFieldValue, submitCount } = form;
  const { cards } = values;
  const isEdited = !!pack;
  const myClasses = useMyClasses().data ?? [];
  const classIds = pack ? pack.classes.map(({ classes_id }) => classes_id) : [values.classes_id];
  const assignedClasses = myClasses.filter(({ id }) => classIds.includes(id));
  const replaces = isReplacement(values, replaceable);

  // Untouched fields show errors only after a submit.
  const errorOf = (name: 'cards' | 'week') => {
    const error = form.errors[name];
    return typeof error === 'string' && (submitCount > 0 || form.touched[name]) ? error : undefined;
  };

  return (
    <>
      <section id="pack" className="composer__pack" aria-labelledby="pack-title">
        <div className="composer__counts">
          <h2 id="pack-title">{t('pack')}</h2>
          <p className="composer__count" role="status">
            {t('counter', { count: cards.length, max: maxCardsAPack })}
          </p>
          {cards.length > 0 && <p className="composer__duration">{t('duration', { count: minutesOf(cards) })}</p>}
        </div>
        {assignedClasses.map((class_) => (
          <Fragment key={class_.id}>
            <LevelCounts
              counts={countsOfCards(cards, class_)}
              {...(assignedClasses.length > 1 && { name: class_.name })}
            />
            <AllLevelsNotice cards={cards} class_={class_} />
          </Fragment>
        ))}
        <ChosenCards cards={cards} onChange={onCards} />
        <FieldError id="pack-cards-error" error={errorOf('cards')} />
        {!isEdited && (
          <fieldset id={assignmentFieldsId} className="composer__assignment">
            <legend>{t('giving')}</legend>
            <ClassWeekPicker
              classId={values.classes_id}
              week={values.week}
              onClass={(id) => void setFieldValue('classes_id', id)}
              onWeek={(monday) => void setFieldValue('week', monday)}
              proposes
              replaceable={replaceable}
              error={errorOf('week')}
            />
            {replaces && <Banner tone="warning">{t('replaces', { title: replaceable?.pack.title })}</Banner>}
          </fieldset>
        )}
      </section>
      <StickyFoot className="composer__foot">
        {failed && <Banner tone="danger">{failed}</Banner>}
        {!isEdited && (
          <AssignmentButton
            classId={values.classes_id}
            week={values.week}
            replaced={replaces ? replaceable?.pack.title : undefined}
          />
        )}
        <a className="composer__pack-link" href="#pack">
          {t('counter', { count: cards.length, max: maxCardsAPack })} · {t('seePack')}
        </a>
        <Button type="submit" form={formId} kind="primary" busy={form.isSubmitting}>
          {t(isEdited ? 'save' : replaces ? 'createAndReplace' : values.week ? 'createAndGive' : 'create')}
        </Button>
      </StickyFoot>
    </>
  );
}

type AssignmentButtonProps = {
  readonly classId: number | null;
  readonly week: string | null;
  /** Title of the pack that is replaced in this week. */
  readonly replaced?: string;
};

/**
 * Shows the class and week of the pack, with the pack that it replaces in that week, or that no class is chosen. A
 * click scrolls to the fields of class and week. Renders nothing for a person without classes.
 */
function AssignmentButton({ classId, week, replaced }: AssignmentButtonProps) {
  const { t } = useTranslation('composer');
  const dates = useDates();
  const myClasses = useMyClasses().data;
  const name = myClasses?.find(({ id }) => id === classId)?.name;
  const textKey = replaced ? 'givingInstead' : week ? 'givingWeek' : name ? 'givingClass' : 'givingNone';

  const show = () => {
    const fields = document.getElementById(assignmentFieldsId);
    fields?.scrollIntoView({ block: 'nearest' });
    fields?.querySelector('select')?.focus({ preventScroll: true });
  };

  if (myClasses?.length === 0) return null;

  return (
    <Button kind="quiet" icon="calendar" className="composer__assignment-button" onClick={show}>
      {t(textKey, { name, day: week && dates.long(week), title: replaced })}
    </Button>
  );
}

import type { Card } from '@memocartes/contract/cards/cards.routes';
import { formDraft, useUnsaved } from '@memocartes/shared-features/panel-form';
import { useFormik } from 'formik';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CardFinder } from './CardFinder.tsx';
import { keepDraft } from './draft.ts';
import { maxCards, packSchema, type PackValues } from './pack.form.ts';
import { PackForm } from './PackForm.tsx';
import { PackHead } from './PackHead.tsx';
import { useFirstWrong } from './useFirstWrong.ts';
import { useUsualLevel } from './useUsualLevel.ts';
import { useSavePack } from './useSavePack.ts';
import './composer.css';

type Props = {
  readonly initial: PackValues;
  /** The pack to change; a new one if left out. */
  readonly id?: number;
};

/** Title and icon first; then cards to choose from on one side, the pack that takes shape on the other. */
export function PackComposer({ initial, id }: Props) {
  const { t } = useTranslation('composer');
  const { save, failed } = useSavePack(id, initial);
  const form = useFormik<PackValues>({
    initialValues: initial,
    validationSchema: packSchema(t),
    onSubmit: (values, helpers) => save(values, helpers),
  });
  const { values, setFieldValue } = form;
  // a new one is kept as a draft
  useUnsaved(id !== undefined && form.dirty && !form.isSubmitting, {
    ...(id !== undefined && { draft: formDraft(`pack:${id}`, form) }),
  });

  useEffect(() => {
    if (id === undefined) keepDraft(values);
  }, [id, values]);

  const formId = useId();
  const sheet = useFirstWrong(form.submitCount > 0 && !form.isSubmitting, form.submitCount);
  const chosen = new Set(values.cards.map((card) => card.id));
  const setCards = (cards: readonly Card[]) => void setFieldValue('cards', cards);
  const toggle = (card: Card) =>
    setCards(chosen.has(card.id) ? values.cards.filter(({ id: one }) => one !== card.id) : [...values.cards, card]);

  return (
    <div ref={sheet} className="composer">
      <PackHead id={formId} form={form} />
      <CardFinder
        chosen={chosen}
        full={chosen.size >= maxCards}
        onToggle={toggle}
        usual={useUsualLevel(values.classes_id)}
      />
      <PackForm form={form} formId={formId} onCards={setCards} failed={failed} editing={id !== undefined} />
    </div>
  );
}

import type { Card } from '@memocartes/contract/cards/cards.routes';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import { useMe } from '@memocartes/shared-shell/session';
import { Saving } from '@memocartes/shared-ui/saving';
import { type FormikProps, useFormik } from 'formik';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { formDraft, useUnsaved } from '../../unsaved/index.ts';
import { CardFinder } from './cards/CardFinder.tsx';
import { keepDraft } from './draft.ts';
import { packSchema, type PackValues, type Replaceable } from './form/pack.form.ts';
import { PackForm } from './form/PackForm.tsx';
import { PackTitleFields } from './form/PackTitleFields.tsx';
import { useShowFirstError } from './form/useShowFirstError.ts';
import { useClassLevels } from './start/useClassLevels.ts';
import { useDefaultClass } from './start/useDefaultClass.ts';
import { withCards } from './start/withCards.ts';
import { useSavePack } from './useSavePack.ts';
import './composer.css';

type Props = {
  readonly initial: PackValues;
  /** The pack to edit; undefined for a new one. */
  readonly pack?: PackDetail;
  /** Key of the draft (`copyKey`), if the new pack copies another pack. */
  readonly copy?: string;
  /** The pack that the new pack may replace [packs.replace]. */
  readonly replaceable?: Replaceable;
};

/** Title and icon first; then the available cards on one side, the pack's cards on the other. */
export function PackComposer({ initial, pack, copy, replaceable }: Props) {
  const { t } = useTranslation('composer');
  const { save, failed, versions } = useSavePack(pack, copy, replaceable);
  const account = useMe().id;
  const form: FormikProps<PackValues> = useFormik<PackValues>({
    initialValues: initial,
    validationSchema: packSchema(t),
    onSubmit: (values) => save(values, form),
  });
  const { values } = form;
  useDefaultClass(form, !pack);
  // A new pack is stored as it changes (`keepDraft`), so it can be left without confirmation.
  useUnsaved(!!pack && form.dirty && (!form.isSubmitting || !!versions.dialog), {
    ...(pack && { draft: formDraft(`pack:${pack.id}`, form, { versions }) }),
    params: ['pack', 'copy'],
  });

  useEffect(() => {
    if (!pack) keepDraft(account, values, copy);
  }, [account, pack, copy, values]);

  const formId = useId();
  const formRef = useShowFirstError(form.submitCount > 0 && !form.isSubmitting, form.submitCount);
  const chosen = new Set(values.cards.map((card) => card.id));
  const setCards = (cards: readonly Card[]) => {
    // [interface.saving-read-only]
    if (!form.isSubmitting) void form.setValues((before) => withCards(before, cards));
  };

  const toggle = (card: Card) =>
    setCards(chosen.has(card.id) ? values.cards.filter(({ id }) => id !== card.id) : [...values.cards, card]);

  return (
    <div ref={formRef} className="composer">
      <Saving when={form.isSubmitting}>
        <PackTitleFields id={formId} form={form} />
        <CardFinder
          chosen={chosen}
          isFull={chosen.size >= maxCardsAPack}
          onToggle={toggle}
          firstLevels={useClassLevels(values.classes_id)}
        />
        <PackForm
          form={form}
          formId={formId}
          onCards={setCards}
          failed={failed}
          pack={pack}
          replaceable={replaceable}
        />
      </Saving>
      {versions.dialog}
    </div>
  );
}

import { answerLinesOf } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { formDraft, showFirstWrong, useUnsaved } from '../panel-form/index.ts';
import { drawnSide } from './card.form.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { SideFields } from './SideFields.tsx';
import { useSaveCard } from './useSaveCard.ts';
import './card-editor.css';

type Props = {
  /** The card to change; a new one if left out. */
  readonly card?: Card;
  /** The list that one came from. */
  readonly back: string;
};

/** Enter in a field goes on to the next one: only a button saves. */
function goToNextField(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), textarea')];
  fields[fields.indexOf(event.target) + 1]?.focus();
}

/** Both sides of a card being written on one side of the page, the card itself on the other. */
export function CardEditor({ card, back }: Props) {
  const { t } = useTranslation('cardEditor');
  const { form, save, failed, conflict } = useSaveCard(card, back);
  const { values, isSubmitting } = form;
  const sheet = useRef<HTMLFormElement>(null);
  useUnsaved(form.dirty && !isSubmitting, { draft: formDraft(`card:${card?.id ?? ''}`, form) });
  const status = card?.status ?? 'DRAFT';
  const send = async (wanted: typeof status, then?: 'next') => {
    if (isSubmitting) return;
    await save(wanted, then);
    requestAnimationFrame(() => {
      if (!sheet.current) return;
      if (sheet.current.querySelector('[aria-invalid="true"]')) showFirstWrong(sheet.current);
      else if (then) sheet.current.querySelector<HTMLElement>('.card-lines input')?.focus();
      else showFirstWrong(sheet.current);
    });
  };
  return (
    <div className="card-editor">
      <form
        ref={sheet}
        className="card-editor__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(status);
        }}
      >
        {/* the key is the fields' as a whole, whichever has the cursor */}
        <div className="card-editor__fields" role="presentation" onKeyDown={goToNextField}>
          <SideFields form={form} side="front" />
          <SideFields form={form} side="back" />
          <PlaceFields form={form} />
        </div>
        {failed && <Banner tone="danger">{failed}</Banner>}
        <div className="card-editor__foot">
          <LinkButton to={back} kind="quiet">
            {t('cancel')}
          </LinkButton>
          {status === 'DRAFT' ? (
            <>
              <Button type="submit" busy={isSubmitting}>
                {t('saveDraft')}
              </Button>
              {!card && (
                <Button icon="plus" disabled={isSubmitting} onClick={() => void send('FINAL', 'next')}>
                  {t('publishNext')}
                </Button>
              )}
              <Button kind="primary" icon="check" disabled={isSubmitting} onClick={() => void send('FINAL')}>
                {t('publish')}
              </Button>
            </>
          ) : (
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {t('save')}
            </Button>
          )}
        </div>
      </form>
      <aside className="card-editor__preview" aria-label={t('preview')}>
        {(['front', 'back'] as const).map((side) => (
          <figure key={side}>
            <figcaption>{t(side)}</figcaption>
            <Flashcard
              front={drawnSide(values, 'front')}
              back={{ ...drawnSide(values, 'back'), answerLines: answerLinesOf(values) }}
              turned={side === 'back'}
              hand={values.is_handwritten}
              mark={card?.displayed_id}
            />
          </figure>
        ))}
      </aside>
      {conflict}
    </div>
  );
}

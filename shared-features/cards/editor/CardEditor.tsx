import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Saving } from '@memocartes/shared-ui/saving';
import { StickyFoot } from '@memocartes/shared-ui/stack';
import { classes } from '@memocartes/shared-ui/theme';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showFirstInvalid } from '../../panel-form/index.ts';
import { formDraft, useUnsaved } from '../../unsaved/index.ts';
import { cardFormParams } from '../form/cardFormParams.ts';
import { MoreOptions } from '../form/MoreOptions.tsx';
import { SideFields } from '../form/SideFields.tsx';
import { SubjectFields } from '../form/SubjectFields.tsx';
import type { ListRows } from '../spreadsheet/pasted-rows.ts';
import { useCardUses } from '../uses/index.ts';
import { CardPreview } from './CardPreview.tsx';
import { EditionFields } from './EditionFields.tsx';
import { usePastedList } from './usePastedList.ts';
import { useSaveCard } from './useSaveCard.ts';
import './card-editor.css';

type Props = {
  /** The card to change; undefined for a new card. */
  readonly card?: Card;
  /** Path of the list to return to. */
  readonly back: string;
  /** Creates several cards from the rows of a list, instead of this new card. */
  readonly onList?: (rows: ListRows) => void;
};

/**
 * Enter focuses the next field; in an empty line of the front, Enter focuses the first line of the back. Only buttons,
 * Ctrl+Enter and Cmd+Enter save.
 */
function goToNextField(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.target.value.trim() && event.target.closest('.card-side--front .card-lines')) {
    event.currentTarget.querySelector<HTMLElement>('.card-side--back .card-lines input')?.focus();
    return;
  }
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), textarea')];
  fields[fields.indexOf(event.target) + 1]?.focus();
}

/** The card editor: fields of both sides, preview, subject and level, and collapsed options. */
export function CardEditor({ card, back, onList }: Props) {
  const { t } = useTranslation(['cardEditor', 'cardUses']);
  const { form, save, failed, versions, createdIds, finish } = useSaveCard(card, back);
  const { isSubmitting } = form;
  const formRef = useRef<HTMLFormElement>(null);
  const previewId = useId();
  // In a narrow window, a button shows the preview.
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  useUnsaved(form.dirty && (!isSubmitting || !!versions.dialog), {
    draft: formDraft(`card:${card?.id ?? ''}`, form, { versions }),
    params: cardFormParams,
  });
  const status = card?.status ?? 'DRAFT';
  const packs = useCardUses(card);
  const offerSeveral = usePastedList(form, onList);
  const mayCopy = useCan()('card:create') && packs !== undefined;

  const submit = async (newStatus: typeof status, nextStep?: 'next' | 'copy') => {
    if (isSubmitting) return;
    const isEmptied = await save(newStatus, nextStep);
    requestAnimationFrame(() => {
      if (!formRef.current) return;
      if (isEmptied) formRef.current.querySelector<HTMLElement>('.card-lines input')?.focus();
      else showFirstInvalid(formRef.current);
    });
  };

  const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (card) void submit(status);
    else void submit('FINAL', 'next');
  };

  return (
    <div className={classes('card-editor', status !== 'DRAFT' && !mayCopy && 'card-editor--short-foot')}>
      <form
        ref={formRef}
        className="card-editor__form"
        noValidate
        onKeyDownCapture={saveByKey}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(status);
        }}
      >
        {packs && <Banner>{t(mayCopy ? 'cardUses:editOrCopy' : 'cardUses:edit', { packs })}</Banner>}
        {/* One handler of keys, and one of pasted lists, for all fields. */}
        <div
          className="card-editor__fields"
          role="presentation"
          onKeyDown={goToNextField}
          onPasteCapture={offerSeveral}
        >
          <Saving when={isSubmitting}>
            <SideFields form={form} side="front" />
            <SideFields form={form} side="back" />
            <CardPreview id={previewId} values={form.values} mark={card?.displayed_id} isOpen={isPreviewOpen} />
            <SubjectFields form={form} />
            <EditionFields form={form} />
            <MoreOptions form={form} />
          </Saving>
        </div>
        {failed && <Banner tone="danger">{failed}</Banner>}
        <StickyFoot className="card-editor__foot">
          {createdIds.length > 0 ? (
            <Button kind="quiet" onClick={finish}>
              {t('finish', { count: createdIds.length })}
            </Button>
          ) : (
            <LinkButton to={back} kind="quiet">
              {t('cancel')}
            </LinkButton>
          )}
          <Button
            icon="eye"
            kind="quiet"
            className="card-editor__preview-button"
            aria-expanded={isPreviewOpen}
            aria-controls={previewId}
            onClick={() => setIsPreviewOpen(!isPreviewOpen)}
          >
            {t('look')}
          </Button>
          {status === 'DRAFT' ? (
            <>
              <Button type="submit" kind="quiet" busy={isSubmitting} className="card-editor__draft">
                {t('saveDraft')}
              </Button>
              {!card && (
                <Button
                  icon="plus"
                  disabled={isSubmitting}
                  className="card-editor__next"
                  aria-keyshortcuts="Control+Enter"
                  title={t('publishNextKeys')}
                  onClick={() => void submit('FINAL', 'next')}
                >
                  {t('publishNext')}
                </Button>
              )}
              <Button kind="primary" icon="check" disabled={isSubmitting} onClick={() => void submit('FINAL')}>
                {t('publish')}
              </Button>
            </>
          ) : (
            <>
              {mayCopy && (
                <Button icon="copy" disabled={isSubmitting} onClick={() => void submit('FINAL', 'copy')}>
                  {t('saveCopy')}
                </Button>
              )}
              <Button type="submit" kind="primary" busy={isSubmitting}>
                {t('save')}
              </Button>
            </>
          )}
        </StickyFoot>
      </form>
      {versions.dialog}
    </div>
  );
}

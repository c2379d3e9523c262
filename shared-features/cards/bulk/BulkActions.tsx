import type { BulkChanges, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { newRequestId } from '@memocartes/shared-api/request-id';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BulkEditDialog } from './BulkEditDialog.tsx';
import { BulkPackDialog } from './BulkPackDialog.tsx';
import { useBulk } from './useBulk.tsx';
import type { CardSelection } from './useCardSelection.ts';

type Props = {
  readonly selection: CardSelection;
  /** Number of cards that match the filters, on every page. */
  readonly count: number;
  /** Called with the ids of drafts that were published. */
  readonly onPublished: (ids: readonly number[]) => void;
};

/** Actions on the selected cards: select all, publish, change, add to a pack, delete. */
export function BulkActions({ selection, count, onPublished }: Props) {
  const { t } = useTranslation('cardsBulk');
  const failure = useFailure();
  const bulk = useBulk();
  const [open, setOpen] = useState<'edit' | 'pack'>();
  const { cards, keepRefused } = selection;
  const editableIds = cards.filter(({ may_edit }) => may_edit).map(({ id }) => id);
  const draftIds = cards.filter(({ may_edit, status }) => may_edit && status === 'DRAFT').map(({ id }) => id);
  const close = () => setOpen(undefined);

  const end = (result: BulkResult, changes?: BulkChanges) => {
    close();
    keepRefused(result);
    if (changes?.status !== 'FINAL') return;
    const done = new Set(result.rows.filter(({ message }) => message === null).map(({ id }) => id));
    const publishedIds = draftIds.filter((id) => done.has(id));
    if (publishedIds.length > 0) onPublished(publishedIds);
  };

  const publish = async () => {
    const changes = { status: 'FINAL' } as const;
    const request_id = newRequestId();
    let result: BulkResult | undefined;
    await confirm({
      title: t('publishAsk', { count: draftIds.length }),
      body: t('publishBody'),
      confirmLabel: t('publish'),
      action: async () => {
        result = await bulk({ ids: draftIds, changes, request_id }, 'published');
      },
      failure: failure.text,
    });
    if (result) end(result, changes);
  };

  const remove = async () => {
    const request_id = newRequestId();
    await confirm({
      title: t('deleteAsk', { count: draftIds.length }),
      lost:
        editableIds.length > draftIds.length
          ? t('deleteOnlyDrafts', { count: editableIds.length - draftIds.length })
          : undefined,
      undoHint: t('undoHint'),
      confirmLabel: t('delete'),
      tone: 'danger',
      action: async () => keepRefused(await bulk({ ids: draftIds, remove: true, request_id }, 'deleted')),
      failure: failure.text,
    });
  };

  return (
    <>
      {selection.selected.size < count && (
        <Button size="small" kind="quiet" busy={selection.choosing} onClick={() => void selection.chooseAll()}>
          {t('chooseAll', { count })}
        </Button>
      )}
      {draftIds.length > 0 && (
        <Button size="small" icon="check" onClick={() => void publish()}>
          {t('publishCount', { count: draftIds.length })}
        </Button>
      )}
      {editableIds.length > 0 && (
        <Button size="small" icon="edit" onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      )}
      <Can do="pack:create">
        <Button size="small" icon="box" onClick={() => setOpen('pack')}>
          {t('pack')}
        </Button>
      </Can>
      {draftIds.length > 0 && (
        <Button size="small" kind="danger-quiet" icon="trash" onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
      {open === 'edit' && (
        <BulkEditDialog ids={editableIds} nbReadOnly={cards.length - editableIds.length} onDone={end} onClose={close} />
      )}
      {open === 'pack' && (
        <BulkPackDialog ids={cards.map(({ id }) => id)} nbDrafts={draftIds.length} onDone={end} onClose={close} />
      )}
    </>
  );
}

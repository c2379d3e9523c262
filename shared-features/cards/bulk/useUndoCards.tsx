import type { CardOperation, CardsUndone } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { useUndoCardOperationMutation } from '@memocartes/shared-api/cards-bulk.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRepeatableCall } from '../../request-id/index.ts';

function SkippedCards({ undone }: { readonly undone: CardsUndone }) {
  const { t } = useTranslation('cardsBulk');
  const nbUnlisted = undone.nb_kept - undone.kept.length;
  return (
    <>
      <p>{t('undone', { count: undone.nb_undone })}</p>
      <p>{t('kept', { count: undone.nb_kept })}</p>
      <ul>
        {undone.kept.map(({ id, name, reason }) => (
          <li key={`${reason} ${id}`}>{t(`reasons.${reason}`, { name })}</li>
        ))}
        {nbUnlisted > 0 && <li>{t('more', { count: nbUnlisted })}</li>}
      </ul>
    </>
  );
}

/**
 * Undoes a bulk operation: `now` immediately, from a toast; `ask` after confirmation, from the menu of recent
 * operations. Shows the cards that were not undone and why [cards.bulk-undo] [cards.bulk-undo-kept].
 */
export function useUndoCards() {
  const { t } = useTranslation('cardsBulk');
  const failure = useFailure();
  const [undo] = useUndoCardOperationMutation();
  const repeatable = useRepeatableCall('ALREADY_UNDONE');

  const showUndone = (undone: CardsUndone) => {
    if (undone.nb_kept) toast.warning(<SkippedCards undone={undone} />);
    else toast.success(t('undone', { count: undone.nb_undone }));
  };

  const now = async (id: number) => {
    const { data, error } = await undo({ id });
    if (data) showUndone(data);
    else failure.toast(error);
  };

  const ask = async ({ id, kind, nb_cards }: CardOperation) => {
    let undone: CardsUndone | undefined;
    const isDone = await confirm({
      title: t(`undoAsk.${kind}`),
      body: t(`undoBody.${kind}`, { count: nb_cards }),
      confirmLabel: t('undoConfirm'),
      cancelLabel: t('keepIt'),
      tone: kind === 'DELETE' ? 'primary' : 'danger',
      action: async () => {
        undone = await repeatable({ id }, () => undo({ id }).unwrap());
      },
      failure: failure.text,
    });
    if (undone) showUndone(undone);
    else if (isDone) toast.success(t('isUndone'));
  };

  return { now, ask };
}

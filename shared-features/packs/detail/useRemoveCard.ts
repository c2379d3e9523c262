import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useRemovePackCardMutation } from '@memocartes/shared-api/packs.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Removes a card from a pack after confirmation, which says how many classes have the pack. */
export function useRemoveCard(): (pack: Pack, card: Card) => Promise<void> {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const [remove] = useRemovePackCardMutation();
  return async ({ id, title, classes }, card) => {
    const name = card.displayed_id;
    const isDone = await confirm({
      title: t('takeCardTitle', { name, title }),
      lost: t('takeCardLost', { count: new Set(classes.map(({ classes_id }) => classes_id)).size }),
      undoHint: t('takeCardKept'),
      confirmLabel: t('takeCardAct'),
      tone: 'danger',
      action: skippingDeleted([card], ({ id: card_id }) => remove({ id, card_id }).unwrap()).run,
      failure: failure.text,
    });
    if (isDone) toast.success(t('cardTaken', { name, title }));
  };
}

import { cardSubject } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import {
  useDeleteCardMutation,
  useDuplicateCardMutation,
  useUpdateCardMutation,
} from '@memocartes/shared-api/cards.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import { confirm, type Confirmation } from '@memocartes/shared-ui/dialog';
import type { MenuEntry } from '@memocartes/shared-ui/menu';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRequestId } from '../../request-id/index.ts';
import { useReadCardUses } from '../uses/index.ts';

/** Paths of the editor: for a new and for an existing card. */
export type Editor = { readonly create: string; readonly edit: (id: number) => string };

/**
 * Menu entries of the actions allowed on a card. Changes of status or sharing and deletions ask for confirmation. A
 * read-only card can only be duplicated [cards.status] [cards.share] [cards.copy].
 */
export function useCardActions(editor: Editor): (card: Card, onGone?: () => void) => MenuEntry[] {
  const { t } = useTranslation(['cards', 'cardUses']);
  const can = useCan();
  const navigate = useNavigate();
  const failure = useFailure();
  const [update] = useUpdateCardMutation();
  const [remove] = useDeleteCardMutation();
  const [copy] = useDuplicateCardMutation();
  const withRequestId = useRequestId();
  const readUses = useReadCardUses();

  const confirmAndReport = async (
    card: Card,
    done: string,
    confirmation: Omit<Confirmation, 'title'> & { readonly title: string },
  ) => {
    const isDone = await confirm({ ...confirmation, failure: failure.text });
    if (isDone) toast.success(t(done, { name: card.displayed_id }));
    return isDone;
  };

  const changeStatus = async (card: Card, status: Card['status'], key: 'publish' | 'archive' | 'toDraft') => {
    const packs = key === 'archive' ? readUses(card) : undefined;
    await confirmAndReport(card, `${key}Done`, {
      title: t(`${key}Ask`, { name: card.displayed_id }),
      body: t(`${key}Body`),
      details: packs?.then((words) => words && t('cardUses:archive', { packs: words })),
      confirmLabel: t(key),
      action: () => update({ id: card.id, status }).unwrap(),
    });
  };

  const share = (card: Card) =>
    confirmAndReport(card, 'shareDone', {
      title: t('shareAsk', { name: card.displayed_id }),
      body: t('shareBody'),
      confirmLabel: t('share'),
      action: () => update({ id: card.id, card_type: 'COMMUNITY' }).unwrap(),
    });

  const unshare = (card: Card) =>
    confirmAndReport(card, 'unshareDone', {
      title: t('unshareAsk', { name: card.displayed_id }),
      body: t('unshareBody'),
      confirmLabel: t('unshare'),
      action: () => update({ id: card.id, card_type: 'CUSTOM' }).unwrap(),
    });

  const duplicate = async (card: Card) => {
    const { id } = card;
    const { data, error } = await withRequestId({ id }, (request_id) => copy({ id, request_id }));
    if (!data) {
      failure.toast(error);
      return;
    }
    toast.success(t('duplicateDone', { name: card.displayed_id }));
    void navigate(editor.edit(data.id));
  };

  const erase = async (card: Card, onGone?: () => void) => {
    const isDeleted = await confirmAndReport(card, 'deleteDone', {
      title: t('deleteAsk', { name: card.displayed_id }),
      lost: t('deleteLost'),
      confirmLabel: t('delete'),
      tone: 'danger',
      action: skippingDeleted([card], ({ id }) => remove({ id }).unwrap()).run,
    });
    if (isDeleted) onGone?.();
  };

  return (card, onGone) => {
    const mayEdit = can('card:edit', cardSubject(card));
    const entryIf = (isOffered: boolean, entry: MenuEntry) => (isOffered ? [entry] : []);
    const { status } = card;
    return [
      ...entryIf(mayEdit, { label: t('edit'), icon: 'edit', to: editor.edit(card.id) }),
      ...entryIf(can('card:create'), { label: t('duplicate'), icon: 'copy', onClick: () => void duplicate(card) }),
      ...entryIf(mayEdit && status !== 'FINAL', {
        label: t('publish'),
        icon: 'check',
        onClick: () => void changeStatus(card, 'FINAL', 'publish'),
      }),
      ...entryIf(mayEdit && status === 'FINAL' && card.is_mine && card.card_type === 'CUSTOM', {
        label: t('share'),
        icon: 'users',
        onClick: () => void share(card),
      }),
      ...entryIf(mayEdit && card.is_mine && card.card_type === 'COMMUNITY', {
        label: t('unshare'),
        icon: 'lock',
        onClick: () => void unshare(card),
      }),
      ...entryIf(mayEdit && status === 'FINAL' && !card.in_pack, {
        label: t('toDraft'),
        icon: 'arrow-left',
        onClick: () => void changeStatus(card, 'DRAFT', 'toDraft'),
      }),
      ...entryIf(mayEdit && status === 'FINAL', {
        label: t('archive'),
        icon: 'box',
        onClick: () => void changeStatus(card, 'ARCHIVED', 'archive'),
      }),
      ...entryIf(mayEdit && status === 'DRAFT', {
        label: t('delete'),
        icon: 'trash',
        danger: true,
        onClick: () => void erase(card, onGone),
      }),
    ];
  };
}

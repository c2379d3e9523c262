import type { BulkBody, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { useChangeCardsMutation } from '@memocartes/shared-api/cards-bulk.api';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useUndoCards } from './useUndoCards.tsx';

/** Maximum number of refusals listed in one message. */
const maxRefusals = 8;

function RefusedCards({ rows, children }: { readonly rows: BulkResult['rows']; readonly children: ReactNode }) {
  const { t } = useTranslation('cardsBulk');
  const locale = useLocale();
  const refusedRows = rows.filter(({ message }) => message !== null);
  return (
    <>
      <p>{children}</p>
      <p>{t('refused', { count: refusedRows.length })}</p>
      <ul>
        {refusedRows.slice(0, maxRefusals).map(({ id, displayed_id, verdict, message }) => (
          <li key={id}>
            {/* Only the server's message, in French, names the side or the status. */}
            {displayed_id} {locale === 'fr' ? message : t(`verdicts.${verdict}`)}
          </li>
        ))}
        {refusedRows.length > maxRefusals && <li>{t('more', { count: refusedRows.length - maxRefusals })}</li>}
      </ul>
    </>
  );
}

/**
 * Runs a bulk operation on cards. A toast shows the number of changed cards and why the other cards were refused, with
 * links to the pack and to undo. If the whole request fails, rejects with the API's error [cards.bulk]
 * [cards.bulk-undo].
 */
export function useBulk() {
  const { t } = useTranslation('cardsBulk');
  const [change] = useChangeCardsMutation();
  const undo = useUndoCards();
  const navigate = useNavigate();
  return async (body: BulkBody, outcome: 'changed' | 'published' | 'deleted' | 'packed'): Promise<BulkResult> => {
    const result = await change(body).unwrap();
    const { nb_done, rows, packs, operation_id } = result;
    const text = t(`done.${nb_done ? outcome : 'nothing'}`, {
      count: nb_done,
      packs: t('inPacks', { count: packs.length, title: packs[0]?.title }),
    });
    const undoAction =
      operation_id === null ? undefined : { label: t('undo'), onClick: () => void undo.now(operation_id) };
    // The page of packs can assign the pack to a class.
    const packParam = packs.length === 1 ? `&pack=${packs[0]!.id}` : '';
    const openAction =
      packs.length > 0
        ? {
            label: t('openPack', { count: packs.length }),
            onClick: () => void navigate(`/schools/packs?view=all${packParam}`),
          }
        : undefined;
    const actions = [openAction ?? undoAction, { otherAction: openAction && undoAction }] as const;
    if (rows.some(({ message }) => message !== null)) {
      toast.warning(<RefusedCards rows={rows}>{text}</RefusedCards>, ...actions);
    } else toast.success(text, ...actions);
    return result;
  };
}

import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';
import {
  useCreateInvoicesMutation,
  useDeleteInvoiceMutation,
  useIssueInvoicesMutation,
  useViewBuyerQuery,
} from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { isNotFound, skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { canBeInvoiced, toPeriodsToInvoice } from '../periods/periodsToInvoice.ts';

/**
 * Issues a draft after a confirmation, or deletes it; undoing the deletion creates a new draft for the same period
 * [invoices.drafts] [invoices.delete-draft]. Without a buyer, the main action is to enter it [invoices.buyer].
 */
export function DraftActions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const panel = usePanel();
  const [remove, removing] = useDeleteInvoiceMutation();
  const [create] = useCreateInvoicesMutation();
  const [issue] = useIssueInvoicesMutation();
  const { id, school } = invoice;
  const needsBuyer = useViewBuyerQuery({ id: school.id }).data === null;

  const undo = async () => {
    const { error } = await create(toPeriodsToInvoice([invoice]));
    if (error) failure.toast(error);
    else toast.success(t('draftRestored'));
  };

  const canUndo = canBeInvoiced(invoice);

  const confirmDeletion = () =>
    confirm({
      title: t('deleteDraftTitle'),
      lost: t('deleteDraftLost'),
      confirmLabel: t('deleteDraft'),
      tone: 'danger',
      action: skippingDeleted([id], (draft) => remove({ id: draft }).unwrap()).run,
      failure: failure.text,
    });

  const deleteAtOnce = async () => {
    const { error } = await remove({ id });
    const isDone = !error || isNotFound(error);
    if (!isDone) failure.toast(error);
    return isDone;
  };

  const deleteDraft = async () => {
    const isDone = await (canUndo ? deleteAtOnce() : confirmDeletion());
    if (!isDone) return;
    panel.close();
    toast.success(t('draftDeleted'), canUndo ? { label: t('undo'), onClick: () => void undo() } : undefined);
  };

  const issueDraft = async () => {
    const isDone = await confirm({
      title: t('issueDraftsTitle', { count: 1 }),
      body: t('issueDraftsTotal', { amount: money(invoice.amount_cents) }),
      lost: t('issueFinal'),
      confirmLabel: t('issueCount', { count: 1 }),
      action: () => issue({ invoices_id: [id] }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t('issued', { count: 1 }));
  };

  return (
    <>
      <Button kind="danger-quiet" icon="trash" busy={removing.isLoading} onClick={() => void deleteDraft()}>
        {t('deleteDraft')}
      </Button>
      <Button
        kind={needsBuyer ? 'primary' : 'secondary'}
        icon="edit"
        onClick={() => panel.open('buyer', 'EDIT', { itemId: school.id })}
      >
        {t(needsBuyer ? 'buyerEnter' : 'buyerTitle')}
      </Button>
      <Button
        kind={needsBuyer ? 'secondary' : 'primary'}
        disabled={needsBuyer}
        title={needsBuyer ? t('buyerFirst') : undefined}
        onClick={() => void issueDraft()}
      >
        {t('issueDrafts')}
      </Button>
    </>
  );
}

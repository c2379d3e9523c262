import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';
import { parisDay } from '@memocartes/contract/learning/calendar/days';
import {
  useCreditInvoiceMutation,
  useSavePaymentMutation,
  useSendInvoiceMutation,
} from '@memocartes/shared-api/invoices.api';
import { InvoiceFile, useMoney } from '@memocartes/shared-features/invoices';
import { useRepeatableCall } from '@memocartes/shared-features/request-id';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { canBeInvoiced } from '../periods/periodsToInvoice.ts';
import { DraftActions } from './DraftActions.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

/**
 * Actions on an invoice: open its file, send it, record a payment, cancel it. A draft has actions of its own
 * [invoices.send] [invoices.credit-note] [invoices.kept].
 */
export function InvoiceActions({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const panel = usePanel();
  const money = useMoney();
  const [send, sending] = useSendInvoiceMutation();
  const [savePayment, saving] = useSavePaymentMutation();
  const [credit] = useCreditInvoiceMutation();
  const repeatable = useRepeatableCall('INVOICE_STATE');
  const [isPaying, setIsPaying] = useState(false);
  const { id, number, status, kind } = invoice;
  if (!number) return <DraftActions invoice={invoice} />;
  const canBeCancelled = kind === 'INVOICE' && (status === 'ISSUED' || status === 'PAID');

  const sendFile = async () => {
    const { error } = await send({ id });
    if (error) failure.toast(error);
    else toast.success(t(kind === 'CREDIT_NOTE' ? 'sentNote' : 'sent'));
  };

  const removePayment = async () => {
    const payment = { date: parisDay(invoice.date_payment!), means: invoice.payment_means! };

    const undo = async () => {
      const { error } = await savePayment({ id, payment });
      if (error) failure.toast(error);
      else toast.success(t('paymentSaved'));
    };

    const { error } = await savePayment({ id, payment: null });
    if (error) failure.toast(error);
    else toast.success(t('paymentRemoved'), { label: t('undo'), onClick: () => void undo() });
  };

  const cancel = async () => {
    let noteId: number | undefined;
    const effect = t(canBeInvoiced(invoice) ? 'creditBody' : 'creditBodyPast');
    const refund = status === 'PAID' && invoice.amount_cents > 0;
    const isDone = await confirm({
      title: t('creditTitle', { number }),
      body: refund ? `${effect} ${t('creditRefund', { amount: money(invoice.amount_cents) })}` : effect,
      confirmLabel: t('credit'),
      // « Annuler » would read as « cancel the invoice ».
      cancelLabel: t('keepInvoice'),
      tone: 'danger',
      action: async () => {
        noteId = (await repeatable({ id }, () => credit({ id }).unwrap()))?.id;
      },
      failure: failure.text,
    });
    if (!isDone) return;
    toast.success(t('credited', { number }));
    if (noteId !== undefined) panel.open('invoice', 'VIEW', { itemId: noteId });
  };

  return (
    <>
      {canBeCancelled && (
        <Button kind="danger-quiet" onClick={() => void cancel()}>
          {t('credit')}
        </Button>
      )}
      <InvoiceFile invoice={invoice} />
      {invoice.mail_failure && (
        <Button icon="edit" onClick={() => panel.open('buyer', 'EDIT', { itemId: invoice.school.id })}>
          {t('correctBuyer')}
        </Button>
      )}
      <Button icon="mail" busy={sending.isLoading} onClick={() => void sendFile()}>
        {t(invoice.date_sent ? 'sendAgain' : 'send')}
      </Button>
      {canBeCancelled && status === 'ISSUED' && (
        <Button kind="primary" onClick={() => setIsPaying(true)}>
          {t('pay')}
        </Button>
      )}
      {canBeCancelled && status === 'PAID' && invoice.amount_cents > 0 && (
        <Button busy={saving.isLoading} onClick={() => void removePayment()}>
          {t('removePayment')}
        </Button>
      )}
      {isPaying && <PaymentDialog invoice={invoice} onClose={() => setIsPaying(false)} />}
    </>
  );
}

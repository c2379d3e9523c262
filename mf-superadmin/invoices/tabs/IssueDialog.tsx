import type { PeriodsToInvoice } from '@memocartes/contract/invoices/invoices.routes';
import {
  useCreateInvoicesMutation,
  useIssueInvoicesMutation,
  usePreviewInvoicesQuery,
} from '@memocartes/shared-api/invoices.api';
import { InvoiceTable, useMoney } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toPeriodsToInvoice } from '../periods/periodsToInvoice.ts';
import { useSendInvoices } from './useSendInvoices.ts';

type Props = {
  /** The periods to invoice: current or past ones. */
  readonly periods: PeriodsToInvoice;
  readonly onClose: () => void;
  readonly onIssued: () => void;
};

/**
 * Previews the invoices of these periods and their total. After a confirmation, creates the drafts and issues them,
 * then offers to send them [invoices.drafts] [invoices.send-many].
 */
export function IssueDialog({ periods, onClose, onIssued }: Props) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const dates = useDates();
  const preview = usePreviewInvoicesQuery(periods, { refetchOnMountOrArgChange: true });
  const [create] = useCreateInvoicesMutation();
  const [issue] = useIssueInvoicesMutation();
  const { send } = useSendInvoices();
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  // The ids stay set when issuing fails: another attempt issues the same drafts.
  const drafts = useRef<number[]>(undefined);
  const ready = preview.data?.schools.filter(({ obstacles }) => obstacles.length === 0) ?? [];

  /** @returns the ids of the issued invoices, or the error of the call that failed */
  const createAndIssue = async () => {
    if (!drafts.current) {
      const { data, error } = await create(toPeriodsToInvoice(ready));
      if (error) return { error };
      drafts.current = data.ids;
    }
    const { error } = await issue({ invoices_id: drafts.current });
    return error ? { error } : { ids: drafts.current };
  };

  const issueAll = async () => {
    setIsBusy(true);
    setErrorText(undefined);
    const { error, ids } = await createAndIssue();
    if (!ids) {
      setErrorText(failure.text(error));
      setIsBusy(false);
    } else {
      toast.success(t('issued', { count: ids.length }), { label: t('sendSelected'), onClick: () => void send(ids) });
      onIssued();
    }
  };

  const total = ready.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const footer = (
    <>
      <Button data-autofocus disabled={isBusy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button kind="primary" busy={isBusy} disabled={ready.length === 0} onClick={() => void issueAll()}>
        {t('issueCount', { count: ready.length })}
      </Button>
    </>
  );

  return (
    <Dialog title={t('issueTitle')} onClose={onClose} busy={isBusy} footer={footer}>
      <Loaded {...preview} waiting={<Loading lines={5} />}>
        {({ schools }) => (
          <Stack gap={4}>
            <InvoiceTable>
              <thead>
                <tr>
                  <th scope="col">{t('school')}</th>
                  <th scope="col">{t('amount')}</th>
                </tr>
              </thead>
              <tbody>
                {schools.map(({ school, date_start, amount_cents, obstacles }) => (
                  <tr key={`${school.id}:${date_start}`}>
                    <th scope="row">{periods.past ? `${school.name}, ${dates.day(date_start)}` : school.name}</th>
                    <td>{obstacles.length > 0 ? t(`obstacle.${obstacles[0]!}`) : money(amount_cents)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('totalTtc')}</th>
                  <td>{money(total)}</td>
                </tr>
              </tfoot>
            </InvoiceTable>
            {ready.length < schools.length && (
              <Banner tone="warning">{t('leftOut', { count: schools.length - ready.length })}</Banner>
            )}
            <p>{t('issueFinal')}</p>
            {errorText && <Banner tone="danger">{errorText}</Banner>}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import {
  useCountInvoicesQuery,
  useIssueInvoicesMutation,
  useListInvoicesQuery,
} from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { ErrorState } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSendInvoices } from './useSendInvoices.ts';

/** Maximum number of drafts issued in one call. */
const maxIssued = maxPageSize;
/** Maximum number of listed schools of drafts with a buyer. */
const maxNamed = 8;

const draftsQuery = { status: 'DRAFT', nb_items: maxIssued } as const;

type DraftList = { readonly invoices: readonly InvoiceRow[]; readonly count: number };
type Lists = { readonly ready: DraftList; readonly withoutBuyer: DraftList };

/**
 * The drafts with a buyer and the drafts without one. Both lists change together, so that a draft stays listed when its
 * buyer is entered.
 */
export function useDrafts() {
  const ready = useListInvoicesQuery({ ...draftsQuery, has_buyer: 'true' });
  const withoutBuyer = useListInvoicesQuery({ ...draftsQuery, has_buyer: 'false' });
  const [lists, setLists] = useState<Lists>();
  const isFetching = ready.isFetching || withoutBuyer.isFetching;
  const isNew = lists?.ready !== ready.data || lists?.withoutBuyer !== withoutBuyer.data;
  if (isNew && !isFetching && ready.data && withoutBuyer.data) {
    setLists({ ready: ready.data, withoutBuyer: withoutBuyer.data });
  }
  const failed = lists ? undefined : [ready, withoutBuyer].find(({ error }) => error);

  const retry = () => {
    for (const list of [ready, withoutBuyer]) if (list.error) void list.refetch();
  };

  return { ...lists, error: failed?.error, retry, isLoading: ready.isLoading || withoutBuyer.isLoading };
}

/**
 * The schools of the drafts, and a button that issues the drafts with a buyer, at most `maxIssued` of them. A
 * confirmation first shows their total [invoices.drafts].
 */
export function Drafts() {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const dates = useDates();
  const panel = usePanel();
  const { ready, withoutBuyer, error, retry } = useDrafts();
  const total = useCountInvoicesQuery().data?.drafts;
  const [issue] = useIssueInvoicesMutation();
  const { send } = useSendInvoices();
  if (error) return <ErrorState message={failure.text(error)} onRetry={retry} />;
  if (!ready || !withoutBuyer || ready.count + withoutBuyer.count === 0) return null;
  const drafts = ready.invoices;

  const issueDrafts = async () => {
    const amount = money(drafts.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
    const leftOut = withoutBuyer.count ? ` ${t('draftsLeftOut', { count: withoutBuyer.count })}` : '';
    const isDone = await confirm({
      title: t('issueDraftsTitle', { count: drafts.length }),
      body: t('issueDraftsTotal', { amount }) + leftOut,
      lost: t('issueFinal'),
      confirmLabel: t('issueCount', { count: drafts.length }),
      action: () => issue({ invoices_id: drafts.map(({ id }) => id) }).unwrap(),
      failure: failure.text,
    });
    if (!isDone) return;
    const sendIssued = { label: t('sendSelected'), onClick: () => void send(drafts.map(({ id }) => id)) };
    toast.success(t('issued', { count: drafts.length }), sendIssued);
  };

  /** A button with the school of a draft; opens the draft, where the buyer can be entered. */
  const draftButton = ({ id, school, date_start, date_end }: InvoiceRow) => (
    <Fragment key={id}>
      <Button size="small" kind="quiet" onClick={() => panel.open('invoice', 'VIEW', { itemId: id })}>
        {/* A school may have drafts of past periods. */}
        {date_end < today() ? `${school.name}, ${dates.day(date_start)}` : school.name}
      </Button>{' '}
    </Fragment>
  );

  return (
    <Banner
      tone="warning"
      action={
        drafts.length > 0 && (
          <Button size="small" onClick={() => void issueDrafts()}>
            {t('issueDrafts')}
          </Button>
        )
      }
    >
      {t('drafts', { count: ready.count + withoutBuyer.count })}{' '}
      {total && t('draftsTotal', { amount: money(total.amount_cents) })}{' '}
      {/* One list, so that a draft keeps the focus when its buyer is entered. */}
      {[
        ...drafts.slice(0, maxNamed).map(draftButton),
        ready.count > maxNamed && <Fragment key="more">{t('draftsMore', { count: ready.count - maxNamed })}</Fragment>,
        withoutBuyer.count > 0 && (
          <Fragment key="withoutBuyer">
            <br />
            {t('draftsWithoutBuyer', { count: withoutBuyer.count })}{' '}
          </Fragment>
        ),
        ...withoutBuyer.invoices.map(draftButton),
      ]}
    </Banner>
  );
}

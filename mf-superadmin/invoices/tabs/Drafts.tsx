import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import {
  useCountInvoicesQuery,
  useIssueInvoicesMutation,
  useListInvoicesQuery,
} from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Maximum number of drafts issued at once. */
const maxIssued = maxPageSize;
/** Maximum number of drafts with a buyer that are named. */
const maxNamed = 8;

const draftsQuery = { status: 'DRAFT', nb_items: maxIssued } as const;

/** Drafts that can be issued, and those whose buyer is missing. */
export function useDrafts() {
  const ready = useListInvoicesQuery({ ...draftsQuery, has_buyer: 'true' });
  const withoutBuyer = useListInvoicesQuery({ ...draftsQuery, has_buyer: 'false' });
  return {
    ready: ready.data,
    withoutBuyer: withoutBuyer.data,
    isLoading: ready.isLoading || withoutBuyer.isLoading,
  };
}

/**
 * Drafts not issued yet. Those with a buyer are issued together, after a confirmation with their total; the others are
 * named [invoices.drafts].
 */
export function Drafts() {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const { ready, withoutBuyer } = useDrafts();
  const total = useCountInvoicesQuery().data?.drafts;
  const [issue] = useIssueInvoicesMutation();
  if (!ready || !withoutBuyer || ready.count + withoutBuyer.count === 0) return null;
  const drafts = ready.invoices;
  const issueDrafts = async () => {
    const amount = money(drafts.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
    const leftOut = withoutBuyer.count ? ` ${t('draftsLeftOut', { count: withoutBuyer.count })}` : '';
    const isDone = await confirm({
      title: t('issueDraftsTitle', { count: drafts.length }),
      body: t('issueDraftsTotal', { amount }) + leftOut,
      lost: t('issueForGood'),
      confirmLabel: t('issueCount', { count: drafts.length }),
      action: () => issue({ invoices_id: drafts.map(({ id }) => id) }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t('issued', { count: drafts.length }));
  };
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
      <p>
        {t('drafts', { count: ready.count + withoutBuyer.count })}{' '}
        {total && t('draftsTotal', { amount: money(total.amount_cents) })}{' '}
        <DraftNames drafts={drafts.slice(0, maxNamed)} />
        {ready.count > maxNamed && t('draftsMore', { count: ready.count - maxNamed })}
      </p>
      {withoutBuyer.count > 0 && (
        <p>
          {t('draftsWithoutBuyer', { count: withoutBuyer.count })} <DraftNames drafts={withoutBuyer.invoices} />
        </p>
      )}
    </Banner>
  );
}

/** The schools of these drafts, each opening its draft, from which the buyer can be entered. */
function DraftNames({ drafts }: { readonly drafts: readonly InvoiceRow[] }) {
  const panel = usePanel();
  return drafts.map(({ id, school }) => (
    <Fragment key={id}>
      <Button size="small" kind="quiet" onClick={() => panel.open('invoice', 'VIEW', { itemId: id })}>
        {school.name}
      </Button>{' '}
    </Fragment>
  ));
}

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
/** Maximum number of drafts listed, each by the name of its school. */
const maxNamed = 8;

/** All drafts that can be issued at once. */
export const draftsQuery = { status: 'DRAFT', nb_items: maxIssued } as const;

/**
 * Drafts not issued yet, for example for lack of a buyer. They are issued together, after a confirmation with their
 * total [invoices.drafts].
 */
export function Drafts() {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const panel = usePanel();
  const { data } = useListInvoicesQuery(draftsQuery);
  const total = useCountInvoicesQuery().data?.drafts;
  const [issue] = useIssueInvoicesMutation();
  if (!data?.count) return null;
  const drafts = data.invoices;
  const issueDrafts = async () => {
    const amount = money(drafts.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
    const isDone = await confirm({
      title: t('issueDraftsTitle', { count: drafts.length }),
      body: t('issueDraftsTotal', { amount }),
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
        <Button size="small" onClick={() => void issueDrafts()}>
          {t('issueDrafts')}
        </Button>
      }
    >
      {t('drafts', { count: data.count })} {total && t('draftsTotal', { amount: money(total.amount_cents) })}{' '}
      {drafts.slice(0, maxNamed).map(({ id, school }) => (
        <Fragment key={id}>
          <Button size="small" kind="quiet" onClick={() => panel.open('invoice', 'VIEW', { itemId: id })}>
            {school.name}
          </Button>{' '}
        </Fragment>
      ))}
      {data.count > maxNamed && t('draftsMore', { count: data.count - maxNamed })}
    </Banner>
  );
}

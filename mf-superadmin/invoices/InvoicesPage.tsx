import { useCountInvoicesQuery, useListInvoiceMonthsQuery } from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Button } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { Grid, Stack } from '@memocartes/shared-ui/stack';
import { Stat } from '@memocartes/shared-ui/stat';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { FilesProgress } from './FilesProgress.tsx';
import { InvoiceMonths } from './InvoiceMonths.tsx';
import { sharedFilters } from './tabs/InvoiceFilters.tsx';
import { invoiceTabs } from './tabs/invoiceTabs.tsx';

/** `/superadmin/invoices`: schools to invoice, unpaid invoices, paid invoices, trials [invoices.tabs]. */
export default function InvoicesPage() {
  const { t } = useTranslation('invoices');
  const money = useMoney();
  const panel = usePanel();
  const [address, setAddress] = useSearchParams();
  const failure = useFailure();
  const { data, error, refetch, isLoading: isCounting } = useCountInvoicesQuery();
  // The lists appear together with the content above them, so that their rows do not shift.
  const isAboveLoaded = !useListInvoiceMonthsQuery().isLoading && !isCounting;
  // Drafts are still to be issued, so they are included [invoices.drafts].
  const toInvoice = data && {
    count: data.to_invoice + data.drafts.count,
    amount_cents: data.to_invoice_cents + data.drafts.amount_cents,
  };
  const counts: Record<(typeof invoiceTabs)[number]['key'], number> | undefined = data &&
    toInvoice && {
      toInvoice: toInvoice.count,
      toPay: data.to_pay.count,
      paid: data.paid.count,
      schoolTrials: data.schools_on_trial,
      teacherTrials: data.teachers_on_trial,
    };
  const currentTab = invoiceTabs[Number(address.get('tab'))] ?? invoiceTabs[0];
  const { Content } = currentTab;
  const sum = (amounts?: { readonly count: number; readonly amount_cents: number }) =>
    amounts && money(amounts.amount_cents);
  const hint = (amounts?: { readonly count: number; readonly amount_cents: number }) =>
    amounts && t('nbInvoices', { count: amounts.count });

  const change = (key: string) => {
    const index = invoiceTabs.findIndex((tab) => tab.key === key);
    const isInvoices = key === 'toPay' || key === 'paid';
    const keptFilters = [...address].filter(([name]) => isInvoices && sharedFilters.includes(name));
    setAddress([['tab', String(index)], ...keptFilters], { replace: true });
  };

  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button icon="edit" onClick={() => panel.open('prices', 'VIEW')}>
          {t('prices')}
        </Button>
      }
    >
      <Stack gap={5}>
        {error && !data ? (
          <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />
        ) : (
          <Grid min={200}>
            <Stat label={t('toInvoice')} value={sum(toInvoice)} hint={hint(toInvoice)} to="?tab=0" />
            <Stat label={t('toPay')} value={sum(data?.to_pay)} hint={hint(data?.to_pay)} to="?tab=1" />
            <Stat label={t('late')} value={sum(data?.late)} hint={hint(data?.late)} to="?tab=1&late=true" />
            <Stat label={t('paid')} value={sum(data?.paid)} hint={hint(data?.paid)} to="?tab=2" />
          </Grid>
        )}
        <FilesProgress />
        <InvoiceMonths />
        {!isAboveLoaded && <Loading height={420} />}
        <div hidden={!isAboveLoaded}>
          <Tabs
            label={t('title')}
            tabs={invoiceTabs.map(({ key }) => ({
              key,
              label: t(`tab.${key}`),
              ...(counts && { count: counts[key] }),
            }))}
            value={currentTab.key}
            onChange={change}
          >
            <Content key={currentTab.key} />
          </Tabs>
        </div>
      </Stack>
    </Page>
  );
}

import { useViewInvoiceQuery } from '@memocartes/shared-api/invoices.api';
import { InvoiceView } from '@memocartes/shared-features/invoices';
import { ViewPanel } from '@memocartes/shared-features/panel-form';
import { usePanel } from '@memocartes/shared-shell/panel';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { InvoiceActions } from './InvoiceActions.tsx';

/** An invoice in the side panel, with its actions. */
export default function InvoicePanel() {
  const { t } = useTranslation('invoice');
  const { itemId } = usePanel();
  const query = useViewInvoiceQuery(itemId === null ? skipToken : { id: itemId });
  const invoice = query.currentData;
  return (
    <ViewPanel
      title={invoice?.number ?? t(invoice ? 'status.DRAFT' : 'invoice')}
      query={{ ...query, data: invoice }}
      footer={(loadedInvoice) => <InvoiceActions invoice={loadedInvoice} />}
    >
      {(loadedInvoice) => <InvoiceView invoice={loadedInvoice} />}
    </ViewPanel>
  );
}

import { useViewInvoiceQuery } from '@memocartes/shared-api/invoices.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../../panel-form/index.ts';
import { InvoiceFile, InvoiceView } from '../index.ts';

/** One of a school's own invoices in the side panel, to read and download [invoices.own-school]. */
export function OwnInvoicePanel() {
  const { t } = useTranslation('invoice');
  const { itemId } = usePanel();
  const query = useViewInvoiceQuery(itemId === null ? skipToken : { id: itemId });
  const invoice = query.currentData;
  return (
    <ViewPanel
      title={invoice?.number ?? t('invoice')}
      query={{ ...query, data: invoice }}
      footer={(loadedInvoice) => <InvoiceFile invoice={loadedInvoice} />}
    >
      {(loadedInvoice) => <InvoiceView invoice={loadedInvoice} />}
    </ViewPanel>
  );
}

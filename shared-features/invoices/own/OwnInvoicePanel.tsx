import { useViewInvoiceQuery } from '@memocartes/shared-api/invoices.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Banner } from '@memocartes/shared-ui/banner';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../../panel-form/index.ts';
import { InvoiceFile, InvoiceView } from '../index.ts';

/**
 * One of a school's own invoices in the side panel, with its PDF. If its mail did not arrive, says what to do
 * [invoices.own-school] [invoices.undelivered].
 */
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
      {(loadedInvoice) => (
        <>
          {loadedInvoice.mail_failure && <Banner tone="warning">{t('undeliveredHint')}</Banner>}
          <InvoiceView invoice={loadedInvoice} />
        </>
      )}
    </ViewPanel>
  );
}

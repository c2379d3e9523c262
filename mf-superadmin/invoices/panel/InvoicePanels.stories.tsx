import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode, PanelState } from '@memocartes/shared-shell/panel';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../../remote.ts';
import { invoice, invoicesApi } from '../invoices.data.ts';
import { invoicesTexts } from '../texts.ts';
import BuyerPanel from './BuyerPanel.tsx';
import InvoicePanel from './InvoicePanel.tsx';
import PricesPanel from './PricesPanel.tsx';

const panels = { invoice: InvoicePanel, buyer: BuyerPanel, prices: PricesPanel };

const opened = (component: keyof typeof panels, mode: PanelMode = 'VIEW'): PanelState => ({
  component,
  mode,
  itemId: 12,
  fromPage: false,
});

const meta = {
  title: 'Superadmin/Invoice panels',
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: joinTexts(remote.texts, invoicesTexts),
      route: '/superadmin/invoices',
      api: invoicesApi,
      panel: opened('invoice'),
    }),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (component: keyof typeof panels, mode?: PanelMode, more: Partial<Hosting> = {}): Story => {
  const Panel = panels[component];
  return { render: () => <Panel />, parameters: { host: { panel: opened(component, mode), ...more } } };
};

const api = (answers: Answers) => ({ api: { ...invoicesApi, ...answers } });

export const Late = story('invoice');
export const Undelivered = story(
  'invoice',
  'VIEW',
  api({ 'GET /invoices/:id': { ...invoice, mail_failure: 'NO_MAILBOX' } }),
);
export const Paid = story(
  'invoice',
  'VIEW',
  api({
    'GET /invoices/:id': {
      ...invoice,
      status: 'PAID',
      is_late: false,
      payment_means: 'CHEQUE',
      date_payment: '2026-10-01T10:00:00Z',
    },
  }),
);
export const CreditNote = story(
  'invoice',
  'VIEW',
  api({
    'GET /invoices/:id': {
      ...invoice,
      kind: 'CREDIT_NOTE',
      number: 'AV2026-00001',
      is_late: false,
      amount_cents: -49_320,
      cancels: { id: 12, number: 'F2026-00012' },
    },
  }),
);
export const Draft = story(
  'invoice',
  'VIEW',
  api({
    'GET /invoices/:id': {
      ...invoice,
      status: 'DRAFT',
      number: null,
      is_late: false,
      date_issue: null,
      date_due: null,
      date_sent: null,
      buyer: null,
      date_end: '2099-12-13',
    },
  }),
);
export const Loading = story('invoice', 'VIEW', api({ 'GET /invoices/:id': pending }));
export const Failed = story('invoice', 'VIEW', api({ 'GET /invoices/:id': failing }));
export const Buyer = story('buyer', 'EDIT');
export const NoBuyer = story('buyer', 'EDIT', api({ 'GET /schools/:id/buyer': null }));
export const Prices = story('prices');
export const NoPrice = story(
  'prices',
  'VIEW',
  api({ 'GET /prices': { prices: [], count: 0 }, 'GET /prices/seller': null }),
);
export const NewPrice = story('prices', 'ADD');
export const Seller = story('prices', 'EDIT');
export const English = story('invoice', 'VIEW', { locale: 'en' });

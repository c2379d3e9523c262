import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelState } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { invoiceTexts } from '../texts.ts';
import { ownInvoicesApi } from './own-invoices.data.ts';
import { OwnInvoicePanel } from './OwnInvoicePanel.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';

const opened: PanelState = { component: 'invoice', mode: 'VIEW', itemId: 12, fromPage: false };
const meta = {
  title: 'Shared features/Own invoices',
  component: OwnInvoices,
  args: { schoolId: 1 },
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: invoiceTexts,
      route: '/my-school',
      api: ownInvoicesApi,
      panel: opened,
    }),
  ],
} satisfies Meta<typeof OwnInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers): Story => ({
  parameters: { host: { api: { ...ownInvoicesApi, ...responses } } },
});

export const Default: Story = {};
export const Empty: Story = withResponses({ 'GET /invoices': { invoices: [], count: 0 } });
export const Loading: Story = withResponses({ 'GET /invoices': pending });
export const Failed: Story = withResponses({ 'GET /invoices': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
export const Panel: Story = { render: () => <OwnInvoicePanel /> };
export const PanelUndelivered: Story = {
  ...Panel,
  ...withResponses({ 'GET /invoices/:id': { ...ownInvoicesApi['GET /invoices/:id'], mail_failure: 'REFUSED' } }),
};
export const PanelLoading: Story = { ...Panel, ...withResponses({ 'GET /invoices/:id': pending }) };
export const PanelFailed: Story = { ...Panel, ...withResponses({ 'GET /invoices/:id': failing }) };

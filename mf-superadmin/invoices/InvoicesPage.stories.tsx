import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { invoicesApi, listDrafts } from './invoices.data.ts';
import InvoicesPage from './InvoicesPage.tsx';
import { invoicesTexts } from './texts.ts';

const route = '/superadmin/invoices';
const meta = {
  title: 'Superadmin/Invoices',
  component: InvoicesPage,
  decorators: [
    hosted({ me: fakeMe('SUPERADMIN'), texts: joinTexts(remote.texts, invoicesTexts), route, api: invoicesApi }),
  ],
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const nothing = { schools: [], count: 0 };

export const ToInvoice: Story = {};
export const ToPay: Story = host({ route: `${route}?tab=1` });
export const Paid: Story = host({ route: `${route}?tab=2` });
export const SchoolTrials: Story = host({ route: `${route}?tab=3` });
export const NoTeacherTrial: Story = host({ route: `${route}?tab=4` });
export const Empty: Story = host({ api: { ...invoicesApi, 'GET /invoices/schools': nothing } });
/** Every school is invoiced or has a draft; one draft has no buyer. */
export const OnlyDrafts: Story = host({
  api: {
    ...invoicesApi,
    'GET /invoices': listDrafts,
    'GET /invoices/schools': nothing,
    'GET /invoices/counts': {
      ...invoicesApi['GET /invoices/counts'],
      to_invoice: 0,
      to_invoice_cents: 0,
      drafts: { count: 2, amount_cents: 98_640 },
    },
  },
});
export const CreditNotes: Story = host({ route: `${route}?tab=2&state=CREDIT_NOTE` });
export const Loading: Story = host({ api: { ...invoicesApi, 'GET /invoices/schools': pending } });
export const Failed: Story = host({ api: { ...invoicesApi, 'GET /invoices/schools': failing } });
export const English: Story = host({ locale: 'en' });

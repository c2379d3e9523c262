import { InvoiceList } from './InvoiceList.tsx';
import { ToInvoice } from './ToInvoice.tsx';
import { SchoolTrials, TeacherTrials } from './Trials.tsx';

/** The tabs in order; the address contains the index of the current tab, from 0: `?tab=0` [invoices.tabs]. */
export const invoiceTabs = [
  { key: 'toInvoice', Content: ToInvoice },
  { key: 'toPay', Content: () => <InvoiceList tab="toPay" /> },
  { key: 'paid', Content: () => <InvoiceList tab="paid" /> },
  { key: 'schoolTrials', Content: SchoolTrials },
  { key: 'teacherTrials', Content: TeacherTrials },
] as const;

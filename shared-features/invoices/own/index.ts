export { OwnInvoicePanel as default } from './OwnInvoicePanel.tsx';
export { OwnInvoices } from './OwnInvoices.tsx';

export { InvoiceFile } from './InvoiceFile.tsx';
export { InvoiceTable } from './InvoiceTable.tsx';
export { InvoiceView } from './InvoiceView.tsx';
export { useInvoiceColumns } from './useInvoiceColumns.tsx';
export { useMoney } from './useMoney.ts';

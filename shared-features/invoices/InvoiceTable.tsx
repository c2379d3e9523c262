import type { ReactNode } from 'react';

import './invoice.css';

type InvoiceTableProps = {
  /** Name of the table for screen readers. */
  readonly caption?: string;
  readonly children: ReactNode;
};

/** A table of amounts: the first column is text, the others are figures. */
export function InvoiceTable({ caption, children }: InvoiceTableProps) {
  return (
    <table className="invoice-table">
      {caption !== undefined && <caption className="mc-sr-only">{caption}</caption>}
      {children}
    </table>
  );
}

import type { Invoice, InvoiceProposal, InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';

import type { FoundInvoice, InvoiceListRow } from './invoices.queries.ts';
import type { Proposal } from './periods/periods.ts';

type ListedInvoice = Omit<InvoiceListRow, 'buyer_name' | 'cancels_number'> & Partial<InvoiceListRow>;

/** An invoice as a list shows it. */
export const presentRow = ({
  schools_id,
  school_name,
  buyer_name: _buyer,
  cancels_number: _cancels,
  ...row
}: ListedInvoice): InvoiceRow => ({
  ...row,
  school: { id: schools_id, name: school_name },
});

type Parts = Pick<Invoice, 'lines' | 'cancels' | 'cancelled_by'>;

/** An invoice with its lines and parties. */
export const presentInvoice = (
  { schoolId: _school, buyer, seller, cancels_id: _cancels, ...row }: FoundInvoice,
  parts: Parts,
): Invoice => ({
  ...presentRow(row),
  ...parts,
  buyer,
  seller,
});

/** A proposed invoice of a school; a missing seller is an obstacle too. */
export const presentProposal = (
  { school, period, totals, obstacles }: Proposal,
  hasSeller: boolean,
): InvoiceProposal => ({
  school: { id: school.id, name: school.name },
  offers_id: school.offers_id,
  invoice_periodicity: school.invoice_periodicity,
  date_start: period.start,
  date_end: period.end,
  nb_students: school.nb_students,
  nb_teachers: school.nb_teachers,
  net_cents: totals.net_cents,
  vat_cents: totals.vat_cents,
  amount_cents: totals.total_cents,
  obstacles: hasSeller ? obstacles : [...obstacles, 'NO_SELLER'],
});

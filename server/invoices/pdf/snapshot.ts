import { totalsOf } from '@memocartes/contract/invoices/amounts';
import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';

import type { PrintedInvoice, PrintedLine } from './printed.ts';

type Snapshot = {
  kind: PrintedInvoice['kind'];
  number: string;
  issued: string;
  due: string;
  date_start: string;
  date_end: string;
  seller: Invoice['seller'];
  buyer: Invoice['buyer'];
  school_name: string;
  lines: PrintedLine[];
  cancels: PrintedInvoice['cancels'];
};

const nothing = { name: '', address: '', address_postal_code: '', address_city: '', siret: null };
const seller = { ...nothing, vat_number: null, iban: null, mail: '' };
const buyer = { ...nothing, service_code: null, engagement_number: null };

/**
 * Converts a stored invoice to the data of its file. Amounts of a credit note are stored negative but shown positive.
 */
export function printedInvoice(snapshot: Snapshot): PrintedInvoice {
  const lines = snapshot.lines.map((line) => ({
    ...line,
    unit_cents: Math.abs(line.unit_cents),
    net_cents: Math.abs(line.net_cents),
  }));
  const { by_rate: byRate, ...totals } = totalsOf(lines);
  return {
    kind: snapshot.kind,
    number: snapshot.number,
    issued: snapshot.issued,
    due: snapshot.due,
    start: snapshot.date_start,
    end: snapshot.date_end,
    seller: { ...seller, ...snapshot.seller },
    buyer: { ...buyer, ...snapshot.buyer },
    schoolName: snapshot.school_name,
    lines,
    byRate,
    ...totals,
    cancels: snapshot.cancels,
  };
}

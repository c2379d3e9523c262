import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';
import type { Periodicity } from '@memocartes/contract/invoices/periods';
import type { DeliveryFailure } from '@memocartes/contract/mails/delivery-failures';
import type { Generated, JSONColumnType } from 'kysely';

import type { Day, Id, Instant } from './people.ts';

type Party<P extends object | null> = JSONColumnType<P, string | undefined>;

export type Invoices = {
  id: Id;
  kind: Generated<'INVOICE' | 'CREDIT_NOTE'>;
  status: Generated<'DRAFT' | 'ISSUED' | 'PAID' | 'CANCELLED'>;
  number: string | null;
  schools_id: number;
  offers_id: number;
  invoice_periodicity: Periodicity;
  nb_students: number;
  nb_teachers: number;
  prices_id: number | null;
  /** Buyer and seller when the invoice was issued, as JSON. */
  buyer: Party<Invoice['buyer']>;
  seller: Party<Invoice['seller']>;
  net_cents: Generated<number>;
  vat_cents: Generated<number>;
  amount_cents: number;
  date_create: Generated<Instant>;
  date_start: Day;
  date_end: Day;
  date_issue: Instant | null;
  date_due: Day | null;
  date_payment: Instant | null;
  /** Null while the invoice is not paid, and for an invoice of 0 €. */
  payment_means: 'TRANSFER' | 'CHEQUE' | 'DIRECT_DEBIT' | 'OTHER' | null;
  cancels_id: number | null;
  date_sent: Instant | null;
  /** Why that mail did not arrive; null unless delivery failed. */
  mail_failure: Generated<DeliveryFailure | null>;
  nb_reminders: Generated<number>;
  is_late_notified: Generated<boolean>;
};
export type InvoicesLines = {
  invoices_id: number;
  position: number;
  label: string;
  quantity: number;
  unit_cents: number;
  days: number;
  period_days: number;
  /** Hundredths of a percent; null when VAT does not apply. */
  vat_rate: number | null;
  net_cents: number;
};
export type InvoicesFiles = { invoices_id: number; bytes: Buffer; sha256: Buffer; date_create: Generated<Instant> };
export type InvoicesNumbers = { kind: 'INVOICE' | 'CREDIT_NOTE'; year: number; last: number };

export type Prices = {
  id: Id;
  offers_id: number;
  invoice_periodicity: Periodicity;
  school_cents: number;
  student_cents: number;
  vat_rate: number | null;
  date_start: Day;
  date_create: Generated<Instant>;
  request_id: string | null;
};
type PayingParty = { name: string; address: string; address_postal_code: string; address_city: string };
export type Buyers = PayingParty & {
  schools_id: number;
  siret: string | null;
  service_code: string | null;
  engagement_number: string | null;
  mail: string | null;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  date_update: Generated<Instant>;
};
export type Sellers = PayingParty & {
  id: Generated<number>;
  siret: string;
  vat_number: string | null;
  mail: string;
  iban: string | null;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  date_update: Generated<Instant>;
};

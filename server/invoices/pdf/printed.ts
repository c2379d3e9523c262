/** Data of the file of an issued invoice or credit note. Amounts in cents, positive even in a credit note. */
export type PrintedInvoice = {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  /** Days, `YYYY-MM-DD`. */
  issued: string;
  due: string;
  start: string;
  end: string;
  seller: Party & { vat_number: string | null; iban: string | null; mail: string };
  buyer: Party & { service_code: string | null; engagement_number: string | null };
  schoolName: string;
  lines: PrintedLine[];
  byRate: { vat_rate: number | null; net_cents: number; vat_cents: number }[];
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  /** The invoice that a credit note cancels. */
  cancels: { number: string; issued: string } | null;
};

export type Party = {
  name: string;
  address: string;
  address_postal_code: string;
  address_city: string;
  siret: string | null;
};

export type PrintedLine = {
  label: string;
  quantity: number;
  unit_cents: number;
  days: number;
  period_days: number;
  vat_rate: number | null;
  net_cents: number;
};

/**
 * Notices that French law requires on an invoice between professionals (Code de commerce, L441-9 and L441-10)
 * [invoices.mentions].
 */
export const legalNotices = {
  noVat: 'TVA non applicable, art. 293 B du CGI',
  late: 'Tout retard de paiement entraîne de plein droit une pénalité de trois fois le taux d’intérêt légal, exigible le lendemain de l’échéance.',
  recovery: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard\u00a0: 40\u00a0€.',
  discount: 'Pas d’escompte pour paiement anticipé.',
} as const;

/** SIREN of a SIRET: its first nine digits. */
export const sirenOf = (siret: string) => siret.slice(0, 9);

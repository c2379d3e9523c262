import { sql } from 'kysely';

import type { Config } from '../config/config.ts';
import { writeDay } from '../csv/words.ts';
import type { Trx } from '../database/database.ts';
import { refuseBecause } from '../http/errors.ts';
import { queueMail } from '../mails/mails.ts';
import { asText, writeMail } from '../mails/write-mail.ts';
import type { InvoiceListRow } from './invoices.queries.ts';
import { findBuyer } from './parties/parties.queries.ts';
import { writeEuros } from './pdf/pdf.ts';

export type SentInvoice = Pick<
  InvoiceListRow,
  'id' | 'kind' | 'status' | 'number' | 'schools_id' | 'school_name' | 'amount_cents' | 'date_due'
>;

type Wording = SentInvoice['kind'] | 'REMINDER';
const subjects: Record<Wording, (number: string) => string> = {
  INVOICE: (number) => `Facture ${number}`,
  CREDIT_NOTE: (number) => `Avoir ${number}`,
  REMINDER: (number) => `Rappel\u00a0: facture ${number}`,
};

/**
 * Text about the payment. A paid or cancelled invoice may be sent again, but then without a request for payment. For an
 * invoice of 0 €, there is nothing to pay [invoices.settled].
 */
function dueText({ status, amount_cents, date_due }: SentInvoice): string {
  if (status === 'CANCELLED') return 'annulée par un avoir';
  if (amount_cents === 0) return 'qui ne demande aucun règlement';
  return status === 'PAID' ? 'déjà réglée' : `à régler au plus tard le ${writeDay(date_due)}`;
}

function paragraphsOf(wording: Wording, invoice: SentInvoice): string[] {
  const { amount_cents, date_due } = invoice;
  const school_name = asText(invoice.school_name);
  const amount = writeEuros(Math.abs(amount_cents));
  switch (wording) {
    case 'INVOICE':
      return [
        `Voici la facture de l’abonnement de «\u00a0${school_name}\u00a0», d’un montant de ${amount}, ${dueText(invoice)}.`,
      ];
    case 'CREDIT_NOTE':
      return [`Voici un avoir de ${amount} pour l’abonnement de «\u00a0${school_name}\u00a0».`];
    case 'REMINDER':
      return [
        `Sauf erreur de notre part, la facture de l’abonnement de «\u00a0${school_name}\u00a0», d’un montant de ${amount}, échue le ${writeDay(date_due)}, reste à régler.`,
        'Si le règlement est parti entre-temps, ne tenez pas compte de ce message.',
      ];
  }
}

/**
 * Queues a mail with the file of an issued invoice to its buyer. Unless the mail is a reminder, records the date of
 * sending and clears the failure of an earlier mail [invoices.undelivered].
 * @throws 422 without a buyer's address
 */
export async function queueInvoiceMail(
  trx: Trx,
  config: Pick<Config, 'APP_NAME' | 'CONTACT_MAIL'>,
  invoice: SentInvoice & { number: string },
  { file, wording }: { file: Buffer; wording: Wording },
): Promise<void> {
  const buyer = await findBuyer(trx, invoice.schools_id);
  if (!buyer?.mail) {
    throw refuseBecause('BUYER_WITHOUT_MAIL');
  }
  const mail = writeMail({
    appName: config.APP_NAME,
    subject: subjects[wording](invoice.number),
    greeting: 'Bonjour,',
    paragraphs: paragraphsOf(wording, invoice),
    notes: [
      `${invoice.kind === 'CREDIT_NOTE' ? 'L’avoir est joint' : 'La facture est jointe'} à ce message, au format Factur-X.`,
      `Une question\u00a0? Écrivez à ${config.CONTACT_MAIL}.`,
    ],
  });
  await queueMail(trx, buyer.mail, mail, { file: { name: `${invoice.number}.pdf`, bytes: file } });
  if (wording === 'REMINDER') return;
  await trx
    .updateTable('invoices')
    .set({ date_sent: sql<string>`now()`, mail_failure: null })
    .where('id', '=', invoice.id)
    .execute();
}

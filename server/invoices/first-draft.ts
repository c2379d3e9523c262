import type { Trx } from '../database/database.ts';
import { insertDraft } from './drafts.writes.ts';
import { proposeInvoices } from './periods/proposals.ts';

/**
 * Drafts the first invoice of a new subscription, if the price list has a price and the period is not invoiced yet
 * [invoices.first-draft].
 */
export async function draftFirstInvoice(trx: Trx, schoolId: number): Promise<void> {
  const [proposal] = await proposeInvoices(trx, { ids: [schoolId] });
  if (proposal?.price && !proposal.obstacles.includes('ALREADY_INVOICED')) await insertDraft(trx, proposal);
}

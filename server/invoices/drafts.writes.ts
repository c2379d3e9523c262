import type { Db, Trx } from '../database/database.ts';
import { invalid, refuseBecause } from '../http/errors.ts';
import type { Proposal } from './periods/periods.ts';

/**
 * Inserts a draft with its lines.
 * @throws 409 INVOICE_TAKEN when the period has an invoice or a draft
 */
export async function insertDraft(trx: Trx, { school, period, price, lines, totals }: Proposal): Promise<number> {
  const { id } = await trx
    .insertInto('invoices')
    .values({
      schools_id: school.id,
      offers_id: school.offers_id,
      invoice_periodicity: school.invoice_periodicity,
      nb_students: school.nb_students,
      nb_teachers: school.nb_teachers,
      prices_id: price?.id ?? null,
      net_cents: totals.net_cents,
      vat_cents: totals.vat_cents,
      amount_cents: totals.total_cents,
      date_start: period.start,
      date_end: period.end,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length) {
    await trx
      .insertInto('invoices_lines')
      .values(lines.map((line, i) => ({ ...line, invoices_id: id, position: i + 1 })))
      .execute();
  }
  return id;
}

/**
 * Drafts the proposed invoices: all or none.
 * @throws 422 for a proposal without a price, 409 INVOICE_TAKEN for a period that has an invoice or a draft
 */
export async function insertDrafts(trx: Trx, proposals: readonly Proposal[]): Promise<number[]> {
  for (const { school, obstacles } of proposals) {
    if (obstacles.includes('NO_PRICE')) {
      throw invalid({
        schools_id: `Aucun tarif ne convient à ${school.name}\u00a0: ajoutez-le dans «\u00a0Tarifs et émetteur\u00a0».`,
      });
    }
    if (obstacles.includes('ALREADY_INVOICED')) {
      throw refuseBecause('SCHOOL_INVOICE_TAKEN', { school: school.name });
    }
  }
  const ids: number[] = [];
  for (const proposal of proposals) ids.push(await insertDraft(trx, proposal));
  return ids;
}

/** Deletes a draft [invoices.kept]. @throws 409 INVOICE_STATE for an issued invoice */
export async function deleteDraft(db: Db, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('invoices')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuseBecause('INVOICE_ISSUED');
}

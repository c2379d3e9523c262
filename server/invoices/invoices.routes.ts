import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { FastifyRequest } from 'fastify';

import { calledBy, recordAudit } from '../audit/audit.writes.ts';
import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db, Trx } from '../database/database.ts';
import { inOrderOf } from '../database/queries/pages.ts';
import { authorize, resolveSchool } from '../http/actor/authorize.ts';
import { invalid, refuse, refuseBecause } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { countUnfinished } from '../job-queue/jobs.queries.ts';
import { countTrials, listTrials } from '../schools-on-trial/schools-on-trial.queries.ts';
import { cancelInvoice } from './credit-note.writes.ts';
import { deleteDraft, insertDrafts } from './drafts.writes.ts';
import { invoicesCsv } from './invoices.csv.ts';
import { presentInvoice, presentProposal, presentRow } from './invoices.present.ts';
import {
  countInvoices,
  findInvoice,
  findLinked,
  listInvoices,
  listMonths,
  listSchoolsOfDrafts,
} from './invoices.queries.ts';
import { issueInvoice, lockInvoices, savePayment } from './invoices.writes.ts';
import { findBuyer, findSeller } from './parties/parties.queries.ts';
import { readInvoiceFile } from './pdf/files.ts';
import { listLines } from './periods/periods.queries.ts';
import {
  countSchoolsToInvoice,
  listPastParts,
  listSchoolsToInvoice,
  proposeInvoices,
  proposeParts,
  proposeRequested,
} from './periods/proposals.ts';
import { sendInvoice, sendUnsent } from './send-invoices.ts';

/** An invoice that the actor may see; a school sees only issued invoices that are addressed to it [invoices.own-school]. @throws 404 */
async function requireInvoice(db: Db, actor: Actor, id: number) {
  const invoice = await findInvoice(db, actor, id);
  authorize(actor, 'invoice:view', invoice);
  return invoice;
}

async function viewInvoice(db: Db, actor: Actor, id: number) {
  const invoice = await requireInvoice(db, actor, id);
  const details = { lines: await listLines(db, id), ...(await findLinked(db, invoice)) };
  // A draft has no copy of buyer and seller yet: the current ones are shown, which issuing copies [invoices.buyer].
  if (invoice.status !== 'DRAFT') return presentInvoice(invoice, details);
  const buyer = await findBuyer(db, invoice.schoolId);
  const seller = await findSeller(db);
  return presentInvoice({ ...invoice, buyer: buyer ?? null, seller: seller ?? null }, details);
}

/**
 * Records that a request changed invoices of several schools [audit.events]. If `authorize` was given
 * one school, the school is stored in the context of the request, and a hook records the event.
 */
const recordWrite = (trx: Trx, request: FastifyRequest, schoolIds: readonly number[]) =>
  recordAudit(
    trx,
    schoolIds.map((id) => ({
      kind: 'SCHOOL_CHANGED' as const,
      schoolId: id,
      target: { type: 'SCHOOL' as const, id },
      details: calledBy(request, `${request.method} ${request.routeOptions.url}`),
    })),
  );

/** Routes of counts, amounts by month, schools to invoice, and schools and teachers on trial. */
function overviewRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(invoices.counts),
    handler: async () => {
      // The database computes sums while this process computes the periods.
      const [amounts, toInvoice, schools_on_trial, teachers_on_trial, files_waiting] = await Promise.all([
        countInvoices(db),
        countSchoolsToInvoice(db),
        countTrials(db, offerIds.SCHOOL_FREE),
        countTrials(db, offerIds.TEACHER_FREE),
        countUnfinished(db, 'invoice-files'),
      ]);
      const { count: to_invoice, amount_cents: to_invoice_cents } = toInvoice;
      return { ...amounts, to_invoice, to_invoice_cents, schools_on_trial, teachers_on_trial, files_waiting };
    },
  });
  app.route({ ...http(invoices.months), handler: async () => ({ months: await listMonths(db) }) });
  app.route({
    ...http(invoices.schools),
    handler: async ({ query }) => {
      if (query.kind === 'TRIAL') {
        const { rows, count } = await listTrials(db, offerIds.SCHOOL_FREE, query);
        return { schools: rows, count };
      }
      const hasSeller = !!(await findSeller(db));
      const from = (query.nb_page - 1) * query.nb_items;
      if (query.kind === 'PAST') {
        const parts = await listPastParts(db, { search: query.search });
        if (query.order_dir === 'desc') parts.reverse();
        const page = await proposeParts(db, parts.slice(from, from + query.nb_items));
        return { schools: page.map((proposal) => presentProposal(proposal, hasSeller)), count: parts.length };
      }
      const allIds = (await listSchoolsToInvoice(db, { search: query.search })).map(({ school }) => school.id);
      if (query.order_dir === 'desc') allIds.reverse();
      const ids = allIds.slice(from, from + query.nb_items);
      const page = inOrderOf(ids, await proposeInvoices(db, { ids }), ({ school }) => school.id);
      return { schools: page.map((proposal) => presentProposal(proposal, hasSeller)), count: allIds.length };
    },
  });
  app.route({
    ...http(invoices.teachers),
    handler: async ({ query }) => {
      const { rows, count } = await listTrials(db, offerIds.TEACHER_FREE, query);
      return { teachers: rows, count };
    },
  });
}

/** Routes that mail invoices to their buyers [invoices.send] [invoices.send-many]. */
function mailRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(invoices.send),
    handler: async ({ actor, params }) => {
      await sendInvoice(db, config, await requireInvoice(db, actor, params.id));
    },
  });
  app.route({
    ...http(invoices.sendMany),
    handler: (request) => {
      const onSend = (trx: Trx, schoolId: number) => recordWrite(trx, request, [schoolId]);
      return sendUnsent({ db, config, actor: request.actor, onSend }, [...new Set(request.body.invoices_id)]);
    },
  });
}

/** Routes of an invoice's life cycle: preview, draft, issue, payment, credit note. */
function lifeRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(invoices.preview),
    handler: async ({ body }) => {
      const hasSeller = !!(await findSeller(db));
      const { current, past } = await proposeRequested(db, body);
      const schools = [...current, ...past].map((item) => presentProposal(item, hasSeller));
      const amount_cents = schools
        .filter(({ obstacles }) => !obstacles.includes('ALREADY_INVOICED') && !obstacles.includes('NO_PRICE'))
        .reduce((sum, item) => sum + item.amount_cents, 0);
      return { schools, count: schools.length, amount_cents };
    },
  });
  app.route({
    ...http(invoices.create),
    handler: (request) =>
      db.transaction().execute(async (trx) => {
        const { body } = request;
        const { current, past, canInvoicePast } = await proposeRequested(trx, body);
        if (!canInvoicePast) {
          throw refuseBecause('PAST_PERIOD_TAKEN');
        }
        if (current.length < new Set(body.schools_id).size) {
          throw invalid({ schools_id: 'Un de ces établissements n’a pas de période à facturer.' });
        }
        const proposals = [...current, ...past];
        const ids = await insertDrafts(trx, proposals);
        await recordWrite(
          trx,
          request,
          proposals.map(({ school }) => school.id),
        );
        return { ids };
      }),
  });
  app.route({
    ...http(invoices.issue),
    handler: async (request) => {
      const ids = [...new Set(request.body.invoices_id)].sort((a, b) => a - b);
      const issued = await db.transaction().execute(async (trx) => {
        await lockInvoices(trx, ids);
        const schoolIds = await listSchoolsOfDrafts(trx, ids);
        const numbered: { id: number; number: string }[] = [];
        for (const id of ids) numbered.push(await issueInvoice(trx, id));
        await recordWrite(trx, request, schoolIds);
        return numbered;
      });
      return { invoices: issued };
    },
  });
  app.route({
    ...http(invoices.update),
    handler: async ({ actor, params, body }) => {
      const invoice = await requireInvoice(db, actor, params.id);
      const issued = invoice.date_issue && parisDay(invoice.date_issue);
      if (body.payment && (body.payment.date > today() || (issued && body.payment.date < issued))) {
        throw invalid({ 'payment.date': 'Choisissez un jour entre l’émission et aujourd’hui.' });
      }
      await db.transaction().execute((trx) => savePayment(trx, params.id, body.payment));
      return viewInvoice(db, actor, params.id);
    },
  });
  app.route({
    ...http(invoices.remove),
    handler: async ({ actor, params }) => {
      await requireInvoice(db, actor, params.id);
      await deleteDraft(db, params.id);
    },
  });
  app.route({
    ...http(invoices.credit),
    handler: async ({ actor, params }) => {
      await requireInvoice(db, actor, params.id);
      return { id: await db.transaction().execute((trx) => cancelInvoice(trx, params.id)) };
    },
  });
}

/** Routes of invoices. */
export function invoicesRoutes(app: App, services: Services): void {
  const { db } = services;
  overviewRoutes(app, services);
  lifeRoutes(app, services);
  mailRoutes(app, services);
  app.route({
    ...http(invoices.list),
    handler: async ({ actor, query }, reply) => {
      resolveSchool(actor, query.school_id);
      if (query.format === 'csv') {
        return sendCsv(reply, invoicesCsv, async (page) => (await listInvoices(db, actor, { ...query, ...page })).rows);
      }
      const { rows, count } = await listInvoices(db, actor, query);
      return { invoices: rows.map(presentRow), count };
    },
  });
  app.route({ ...http(invoices.view), handler: ({ actor, params }) => viewInvoice(db, actor, params.id) });
  app.route({
    ...http(invoices.file), // [invoices.file]
    handler: async ({ actor, params }, reply) => {
      const { number } = await requireInvoice(db, actor, params.id);
      if (!number) throw refuse('NOT_FOUND');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${number}.pdf"`)
        .send(await readInvoiceFile(db, params.id));
    },
  });
}

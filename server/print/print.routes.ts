import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import { print, type PrintJob } from '@memocartes/contract/print/print.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuseBecause } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { chosenCards } from './chosen-cards.ts';
import { editionCards } from './edition-cards.ts';
import { countPrints, findJob, type JobRow, lastOptions, readJobFile } from './print.queries.ts';
import { queueJob } from './print.writes.ts';

const presentJob = ({ cards, authorId: _author, schoolId: _school, ...row }: JobRow): PrintJob => ({
  ...row,
  nb_cards: cards.length,
});

/**
 * Printing: cards for offer 4 with at least one physical box, and editions. Jobs are stored in the database
 * [editions.print] [permissions.print].
 */
export function printRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(print.create),
    handler: async ({ actor, body: { packs, cards, copies, level, request_id, ...options } }) => {
      authorize(actor, 'card:print', {});
      await limits(db).consume('print', { account: actor.id });
      const chosen = await chosenCards(db, actor, { packs, cards, copies, level });
      const id = await queueJob(db, actor, { ...chosen, options, limit: config.PRINT_LIMIT, request_id });
      const job = await findJob(db, actor, id);
      authorize(actor, 'print:view', job);
      return presentJob(job);
    },
  });
  app.route({
    ...http(print.edition),
    handler: async ({ actor, params, body: { request_id, ...options } }) => {
      authorize(actor, 'edition:print', {});
      await limits(db).consume('print', { account: actor.id });
      const cards = await editionCards(db, params.id);
      const id = await queueJob(db, actor, { cards, packs: [], options, limit: Infinity, request_id });
      const job = await findJob(db, actor, id);
      authorize(actor, 'print:view', job);
      return presentJob(job);
    },
  });
  app.route({
    ...http(print.quota),
    handler: async ({ actor }) => {
      authorize(actor, 'card:print', {});
      const year = schoolYearOf(today());
      const counted = await countPrints(db, actor.id, year);
      return { year, ...counted, limit: config.PRINT_LIMIT, last: await lastOptions(db, actor.id) };
    },
  });
  app.route({
    ...http(print.view),
    handler: async ({ actor, params }) => {
      const job = await findJob(db, actor, params.id);
      authorize(actor, 'print:view', job);
      return presentJob(job);
    },
  });
  app.route({
    ...http(print.file),
    handler: async ({ actor, params }, reply) => {
      const job = await findJob(db, actor, params.id);
      authorize(actor, 'print:view', job);
      const file = job.has_file ? await readJobFile(db, job.id) : null;
      if (!file) {
        throw refuseBecause('FILE_NOT_READY');
      }
      const name = `cartes-${parisDay(job.date_create)}-${job.id}.pdf`;

      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file);
    },
  });
}

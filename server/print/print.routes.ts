import { today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/print/print';
import { print } from '@memocartes/contract/print/print.routes';
import type { PrintJob } from '@memocartes/contract/print/print.routes';
import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { chosenCards } from './chosen-cards.ts';
import { startPrintWorker } from './job-runner.ts';
import { countPrints, findJob, lastOptions, readJobFile } from './print.queries.ts';
import type { JobRow } from './print.queries.ts';
import { queueJob } from './print.writes.ts';

const presentJob = ({ cards, authorId: _author, schoolId: _school, ...row }: JobRow): PrintJob => ({
  ...row,
  nb_cards: cards.length,
});

/** Printing, for offer 4 with at least one physical box. Jobs live in the database. */
export function printRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const maker = startPrintWorker(services, app.log);
  app.addHook('onClose', () => maker.stop());

  app.route({
    ...http(print.create),
    handler: async ({ actor, body: { packs, cards, copies, ...options } }) => {
      authorize(actor, 'card:print', {});
      await limits(db).consume('print', { account: actor.id });
      const chosen = await chosenCards(db, actor, { packs, cards, copies });
      const id = await queueJob(db, actor, { ...chosen, options, limit: config.PRINT_LIMIT });
      maker.wake();
      const job = await findJob(db, actor, id);
      authorize(actor, 'card:print', job);
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
      authorize(actor, 'card:print', job);
      return presentJob(job);
    },
  });
  app.route({
    ...http(print.file),
    handler: async ({ actor, params }, reply) => {
      const job = await findJob(db, actor, params.id);
      authorize(actor, 'card:print', job);
      const file = job.has_file ? await readJobFile(db, job.id) : null;
      if (!file) throw refuse('NOT_FOUND', 'Ce fichier n’est pas prêt, ou n’est plus gardé.');
      const name = `cartes-${job.date_create.slice(0, 10)}-${job.id}.pdf`;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file);
    },
  });
}

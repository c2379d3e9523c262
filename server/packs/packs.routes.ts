import { calendarEnd } from '@memocartes/contract/learning/calendar/calendar-end';
import { addDays, daysBetween, mondayOf, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';
import { packs } from '@memocartes/contract/packs/packs.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { authorize, authorizeClass } from '../http/actor/authorize.ts';
import { invalid } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { findLearningClass } from '../visibility/learning-class.ts';
import { removePackCard } from './pack-cards.writes.ts';
import { packClass } from './packs.joins.ts';
import { presentPack, presentPackDetail, presentWeeks } from './packs.present.ts';
import {
  countCompleted,
  countUnassigned,
  findClassLevels,
  findClassPacks,
  findPack,
  findPackCards,
  listPacks,
} from './packs.queries.ts';
import { assignExistingPack, createPack, deletePack, movePack, unassignPack, updatePack } from './packs.writes.ts';

const defaultWeeks = 12;
const maxDays = 550;

async function viewPack(db: Db, actor: Actor, id: number) {
  const pack = await findPack(db, actor, id);
  authorize(actor, 'pack:view', pack);
  return presentPackDetail(pack, await findPackCards(db, pack.id), actor);
}

function readRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(packs.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listPacks(db, actor, query);
      return { packs_pro: rows.map(presentPack), count };
    },
  });
  app.route({
    ...http(packs.completedCount),
    handler: async ({ actor, query }) => ({ count: await countCompleted(db, actor, query) }),
  });
  app.route({
    ...http(packs.nonAttributedCount),
    handler: async ({ actor, query }) => ({ count: await countUnassigned(db, actor, query) }),
  });
  app.route({
    ...http(packs.view),
    handler: ({ actor, params }) => viewPack(db, actor, params.id),
  });
  app.route({
    ...http(packs.weeks),
    handler: async ({ actor, params, query }) => {
      const class_ = await findLearningClass(db, actor, params.id);
      authorizeClass(actor, 'class:view', class_);
      const from = mondayOf(query.from ?? today());
      const to = query.to ?? addDays(from, 7 * defaultWeeks - 1);
      if (to < from || daysBetween(from, to) > maxDays) throw invalid({ to: 'Dix-huit mois au plus, après le début.' });
      const [assignments, levels] = await Promise.all([
        findClassPacks(db, class_.id, from, to),
        findClassLevels(db, class_.id),
      ]);
      const { id, name, calendar } = class_;

      return {
        class_: { id, name },
        zone: calendar.zone,
        calendar_end: calendarEnd(today(), calendar),
        weeks: presentWeeks(weeksBetween(from, to), calendar, assignments, levels),
      };
    },
  });
}

function assignmentRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(packs.assign),
    handler: async ({ actor, params, body }) => {
      const joinedIds = { pack: params.id, class: body.classes_id };
      const { class: classes } = await loadJoin(db, actor, packClass, joinedIds);
      return assignExistingPack(db, actor, params.id, classes[0]!, body.week);
    },
  });
  app.route({
    ...http(packs.move),
    handler: async ({ actor, params, body }) => {
      const joinedIds = { pack: params.id, class: params.classes_id };
      const { class: classes } = await loadJoin(db, actor, packClass, joinedIds);
      return movePack(db, params.id, classes[0]!, { from: params.week, to: body.to });
    },
  });
  app.route({
    ...http(packs.unassign),
    handler: async ({ actor, params }) => {
      await loadJoin(db, actor, packClass, { pack: params.id, class: params.classes_id });
      await unassignPack(db, params.id, params.classes_id, params.week);
    },
  });
}

/** Packs of cards, and the weeks to which they are assigned [permissions.packs]. */
export function packsRoutes(app: App, services: Services): void {
  const { db } = services;
  readRoutes(app, services);
  assignmentRoutes(app, services);
  app.route({
    ...http(packs.create),
    handler: async ({ actor, body }) => {
      authorize(actor, 'pack:create', { schoolId: actor.schoolId });
      const { classes_id, week } = body;
      if (classes_id === undefined || week === undefined) return createPack(db, actor, body, undefined);
      const class_ = await findLearningClass(db, actor, classes_id);
      authorize(actor, 'pack:assign', class_);
      return createPack(db, actor, body, { class_, week });
    },
  });
  app.route({
    ...http(packs.update),
    handler: async (request) => {
      const { actor, params } = request;
      authorize(actor, 'pack:edit', await findPack(db, actor, params.id));
      const readCurrent = (reader: Db) => viewPack(reader, actor, params.id);
      await db.transaction().execute(async (trx) => {
        await lockVersion(trx, { table: 'packs', id: params.id, expected: expectedVersion(request) }, () =>
          readCurrent(trx),
        );
        await updatePack(trx, actor, params.id, request.body);
      });
      return readCurrent(db);
    },
  });
  app.route({
    ...http(packs.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'pack:edit', await findPack(db, actor, params.id));
      await deletePack(db, params.id);
    },
  });
  app.route({
    ...http(packs.removeCard),
    handler: async ({ actor, params }) => {
      authorize(actor, 'pack:edit', await findPack(db, actor, params.id));
      await removePackCard(db, params.id, params.card_id);
    },
  });
}

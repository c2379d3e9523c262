import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { classTeachers } from './classes.joins.ts';
import { findLink } from './classes-userspro.queries.ts';
import { deleteLink, insertLink } from './classes-userspro.writes.ts';

/** Links of teachers to classes; permissions on a link are those on its class. */
export function classesUsersProRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(classesUsersPro.view),
    handler: async ({ actor, params }) => {
      const link = await findLink(db, params.id);
      if (!link) throw refuse('NOT_FOUND');
      authorize(actor, 'class:view', await findClassSubject(db, actor, link.classes_id));
      return link;
    },
  });
  app.route({
    ...http(classesUsersPro.create),
    handler: ({ actor, body }) =>
      db.transaction().execute(async (trx) => {
        await loadJoin(trx, actor, classTeachers, { class: body.classes_id, teachers: body.users_pro_id });
        return insertLink(trx, actor, body);
      }),
  });
  app.route({
    ...http(classesUsersPro.remove),
    handler: async ({ actor, params }) => {
      const link = await findLink(db, params.id);
      if (!link) throw refuse('NOT_FOUND');
      authorize(actor, 'class:edit', await findClassSubject(db, actor, link.classes_id));
      await deleteLink(db, actor, link);
    },
  });
}

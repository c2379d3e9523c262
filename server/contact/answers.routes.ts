import { contact } from '@memocartes/contract/contact/contact.routes';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findReceived, listReceived } from './answers.queries.ts';
import { answerMessage, markMessage } from './answers.writes.ts';
import { deleteMessage } from './contact.writes.ts';

async function viewReceived(db: Db, id: number) {
  const message = await findReceived(db, id);
  if (!message) throw refuse('NOT_FOUND');
  return message;
}

/** Messages of the contact form, for the superadmins who answer them. */
export function answersRoutes(app: App, { db, config }: Services): void {
  app.route({ ...http(contact.list), handler: ({ query }) => listReceived(db, query) });
  app.route({ ...http(contact.view), handler: ({ params }) => viewReceived(db, params.id) });
  app.route({
    ...http(contact.answer),
    handler: async ({ actor, params, body }) => {
      await db.transaction().execute((trx) => answerMessage({ trx, config }, actor, params.id, body.answer));
      return viewReceived(db, params.id);
    },
  });
  app.route({
    ...http(contact.update),
    handler: async ({ actor, params, body }) => {
      await db.transaction().execute((trx) => markMessage(trx, actor, params.id, body.state));
      return viewReceived(db, params.id);
    },
  });
  app.route({ ...http(contact.delete), handler: ({ params }) => deleteMessage(db, params.id) });
}

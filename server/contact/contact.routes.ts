import { contact } from '@memocartes/contract/contact/contact.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { contactMail } from './contact.mail.ts';
import { readSender } from './contact.queries.ts';
import { insertContactMessage } from './contact.writes.ts';

/** Messages to the superadmins: stored, and sent through the mail outbox. */
export function contactRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(contact.send),
    handler: async ({ actor, body }) => {
      await limits(db).consume('contact', { account: actor.id });
      const sender = await readSender(db, actor.id);
      await db.transaction().execute(async (trx) => {
        await insertContactMessage(trx, actor.id, body);
        await queueMail(trx, config.CONTACT_MAIL, contactMail(config, sender, body));
      });
    },
  });
}

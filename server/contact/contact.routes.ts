import { contact } from '@memocartes/contract/contact/contact.routes';
import { withCapitalisedNames } from '@memocartes/contract/text/names';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { contactMail, trialRequestMail } from './contact.mail.ts';
import { readSender } from './contact.queries.ts';
import { insertContactMessage, insertTrialRequest } from './contact.writes.ts';

/** Messages and requests for a trial to the superadmins: stored, and sent through the mail outbox. */
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
  app.route({
    ...http(contact.askTrial),
    handler: async ({ ip, body }) => {
      await limits(db).consume('trial-request', { address: ip });
      const request = withCapitalisedNames(body);
      await db.transaction().execute(async (trx) => {
        const isNew = await insertTrialRequest(trx, request);
        if (isNew) await queueMail(trx, config.CONTACT_MAIL, trialRequestMail(config, request));
      });
    },
  });
}

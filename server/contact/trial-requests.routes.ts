import { contact } from '@memocartes/contract/contact/contact.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { trialRequestMail } from './contact.mail.ts';
import { insertTrialRequest } from './trial-requests.writes.ts';

/** Requests for a trial: stored, and sent to the superadmins through the mail outbox [contact.trial]. */
export function trialRequestsRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(contact.askTrial),
    handler: async ({ ip, body }) => {
      await limits(db).consume('trial-request', { address: ip }); // [contact.trial-limit]
      await db.transaction().execute(async (trx) => {
        const isNew = await insertTrialRequest(trx, body);
        if (isNew) await queueMail(trx, config.CONTACT_MAIL, trialRequestMail(config, body));
      });
    },
  });
}

import { noticeVersion } from '@memocartes/contract/privacy/privacy';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';

import type { Services } from '../config/services.ts';
import { lockOwner } from '../documents/avatars/avatar-files.ts';
import { findConsents, setConsent } from '../documents/avatars/consents.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findStudentSubject } from '../students/students.queries.ts';

/**
 * The information notice, which everybody acknowledges once per version, and the consents of followers [privacy.notice]
 * [students.photo-consent].
 */
export function noticeRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(privacy.notice),
    handler: async ({ actor }) => {
      const row = await db
        .selectFrom('privacy_notices')
        .select('date_create')
        .where('authentications_id', '=', actor.id)
        .where('version', '=', noticeVersion)
        .executeTakeFirst();
      return { version: noticeVersion, is_due: !row, date_acknowledged: row?.date_create ?? null };
    },
  });
  app.route({
    ...http(privacy.acknowledge),
    handler: async ({ actor, body }) => {
      // A page loaded before the text changed must not acknowledge the new text.
      if (body.version !== noticeVersion) {
        throw invalid({ version: 'La notice a changé\u00a0: rechargez la page pour lire la nouvelle.' });
      }
      await db
        .insertInto('privacy_notices')
        .values({ authentications_id: actor.id, version: body.version })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  });
  app.route({
    ...http(privacy.consents),
    handler: async ({ actor }) => ({ consents: await findConsents(db, actor.userId) }),
  });
  app.route({
    ...http(privacy.setConsent),
    handler: async ({ actor, params, body }) => {
      await db.transaction().execute(async (trx) => {
        // The follower may be detached, or the student deleted, meanwhile.
        await lockOwner(trx, { type: 'STUDENTS', id: params.id });
        const student = await findStudentSubject(trx, actor, params.id);
        authorize(actor, 'student:consent', student);
        await setConsent(trx, actor, student, body);
      });
    },
  });
}

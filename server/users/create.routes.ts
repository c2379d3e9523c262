import { users } from '@memocartes/contract/users/users.routes';
import type { Services } from '../app/services.ts';
import { invite } from '../auth/invitations.ts';
import { authorize } from '../http/authorize.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { targetSchool } from '../schools/target.ts';
import { checkAdded, checkStudentOf, withNames } from './users.rules.ts';
import { completeAccount, insertPerson } from './users.writes.ts';

/** Adding staff and followers: at once, or for an account that `POST /auth` made. */
export function createUserRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(users.create),
    handler: async ({ actor, body }) => {
      const school = await targetSchool(db, actor, body.schools_id);
      authorize(actor, 'user:create', school);
      await checkStudentOf(db, body.student_id, school.schoolId);
      if ('authentications_id' in body) {
        const given = { ...body, schools_id: school.schoolId };
        return db.transaction().execute((trx) => completeAccount(trx, given));
      }
      if (body.date_subscription || body.date_expiration) authorize(actor, 'account:set-status', {});
      checkAdded(body, school);
      const person = withNames({ ...body, schools_id: school.schoolId });
      return db.transaction().execute(async (trx) => {
        const { id, accountId } = await insertPerson(trx, person);
        await invite({ db: trx, config }, { ...person, id: accountId });
        return { id };
      });
    },
  });
}

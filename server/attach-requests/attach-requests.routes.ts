import { attachRequests } from '@memocartes/contract/attach-requests/attach-requests.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { recordLinks } from '../history/history.links.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { withdrawPendingRequests } from '../school-membership/pending-requests.ts';
import { belongsTo, lockPerson } from '../school-membership/school-membership.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { attach } from '../users/follower-links/follower-links.writes.ts';
import { attachRequestMail } from './attach-requests.mail.ts';
import { findFollowerByEmail, findSent, listReceived, listSent } from './attach-requests.queries.ts';
import { acceptRequest, insertRequest, refuseRequest, withdrawRequest } from './attach-requests.writes.ts';

type AttachRequestBody = { email: string; relation: string; relation_other?: string | null };

const noSuchFollower = () =>
  invalid({ email: 'Aucun proche n’a cette adresse e-mail. Vérifiez-la, ou créez la fiche de cette personne.' });

/** Attaching by e-mail: immediately within a school, otherwise with the follower's consent. */
export function attachRequestsRoutes(app: App, { db, config }: Services): void {
  async function attachOrRequest(actor: Actor, studentId: number, schoolId: number, body: AttachRequestBody) {
    // Look-ups of addresses count towards the same limit, so that attach requests can't be used to probe addresses.
    await limits(db).consume('check-email', { account: actor.id });
    const { email, relation, relation_other = null } = body;
    const person = await findFollowerByEmail(db, email);
    if (!person) throw noSuchFollower();
    const attached = await db.transaction().execute(async (trx) => {
      // A concurrent request may remove the follower from the school.
      await lockPerson(trx, person.id);
      if (!(await belongsTo(trx, person.id, schoolId))) return undefined;
      const { id } = await attach(trx, { userId: person.id, studentId, relation, other: relation_other });
      await withdrawPendingRequests(trx, [id]);
      await recordLinks(trx, actor, 'ATTACH', { users_id: person.id, students_id: studentId });
      return { id, status: 'ATTACHED' as const };
    });
    if (attached) return attached;
    await limits(db).consume('attach-request', { school: schoolId, follower: person.id, student: studentId });

    return db.transaction().execute(async (trx) => {
      const row = {
        schools_id: schoolId,
        students_id: studentId,
        users_id: person.id,
        email,
        relation,
        relation_other,
      };
      const { id } = await insertRequest(trx, actor, row);
      const request = (await listReceived(trx, person.id)).find((item) => item.id === id);
      if (request && (person.status === 'ACTIVE' || person.status === 'PENDING')) {
        const { school, student } = request;
        const child = student.initial ? `${student.firstname} ${student.initial}.` : student.firstname;
        const account = person.status === 'ACTIVE' ? 'active' : person.date_invited ? 'pending' : 'uninvited';
        const mail = attachRequestMail(config, { ...person, email }, { school: school.name, child, account });
        await queueMail(trx, email, mail);
      }
      return { id, status: 'PENDING' as const };
    });
  }

  app.route({
    ...http(attachRequests.ofStudent),
    handler: async ({ actor, params }) => {
      authorize(actor, 'follower:create', await findStudentSubject(db, actor, params.id));
      const rows = await listSent(db, params.id);
      return { attach_requests: rows, count: rows.length };
    },
  });
  app.route({
    ...http(attachRequests.create),
    handler: async ({ actor, params, body }) => {
      const student = await findStudentSubject(db, actor, params.id);
      authorize(actor, 'follower:create', student);
      return attachOrRequest(actor, student.id, student.schoolId, body);
    },
  });
  app.route({
    ...http(attachRequests.withdraw),
    handler: async ({ actor, params }) => {
      const request = await findSent(db, actor, params.id);
      authorize(actor, 'follower:create', request);
      await db.transaction().execute((trx) => withdrawRequest(trx, actor, request.schoolId, request.id));
    },
  });
  app.route({
    ...http(attachRequests.own),
    handler: async ({ actor }) => {
      const rows = await listReceived(db, actor.userId);
      return { attach_requests: rows, count: rows.length };
    },
  });
  app.route({
    ...http(attachRequests.accept),
    handler: async ({ actor, params }) => {
      // The school is not in the follower's scope yet.
      const accept = () => db.transaction().execute((trx) => acceptRequest(trx, actor, actor.userId, params.id));
      return { student_id: await inEverySchool(accept) };
    },
  });
  app.route({
    ...http(attachRequests.refuse),
    handler: async ({ actor, params }) => {
      await inEverySchool(() => db.transaction().execute((trx) => refuseRequest(trx, actor.userId, params.id)));
    },
  });
}

import { users } from '@memocartes/contract/users/users.routes';
import type { Services } from '../app/services.ts';
import { authorize } from '../http/authorize.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { findFollower } from './users.queries.ts';
import { attach } from './users.writes.ts';

type Link = { user_id: number; student_id: number };

/** Who follows whom. The pupil is what permission is asked for; the link must be theirs. */
export function attachRoutes(app: App, { db }: Services): void {
  const links = ({ user_id, student_id }: Link) => ({ users_id: user_id, students_id: student_id });

  app.route({
    ...http(users.attach),
    handler: async ({ actor, params, body }) => {
      authorize(actor, 'follower:create', await findStudentSubject(db, actor, params.student_id));
      if (!(await findFollower(db, params.user_id))) throw refuse('NOT_FOUND');
      return attach(db, params.user_id, params.student_id, body.relation, body.relation_other);
    },
  });
  app.route({
    ...http(users.relation),
    handler: async ({ actor, params, body }, reply) => {
      authorize(actor, 'follower:edit', await findStudentSubject(db, actor, params.student_id));
      const { numUpdatedRows } = await db
        .updateTable('users_students')
        .set({ relation: body.relation, relation_other: body.relation_other ?? null })
        .where((eb) => eb.and(links(params)))
        .executeTakeFirst();
      if (!numUpdatedRows) throw refuse('NOT_FOUND');
      return reply.send();
    },
  });
  app.route({
    ...http(users.detach),
    handler: async ({ actor, params }, reply) => {
      authorize(actor, 'follower:detach', await findStudentSubject(db, actor, params.student_id));
      const { numDeletedRows } = await db
        .deleteFrom('users_students')
        .where((eb) => eb.and(links(params)))
        .executeTakeFirst();
      if (!numDeletedRows) throw refuse('NOT_FOUND');
      return reply.send();
    },
  });
}

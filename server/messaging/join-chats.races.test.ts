import { chats } from '@memocartes/contract/messaging/chats.routes';
import { sql } from 'kysely';

import { createClassroom } from '../testing/classroom.ts';
import { testWithTwoConnections } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

testWithTwoConnections(
  'a new teacher of a class does not wait for a conversation that is being closed [messaging.joined]',
  async () => {
    const { teacher, zoe, class_, school } = await createClassroom(server);
    const { body: chat } = await server.as(teacher).call(chats.create, { body: { student_id: zoe.id } });
    await server.as(teacher).call(chats.send, { body: { chat_id: chat.id, content: 'Bonjour' } });
    const successor = await server.seed.teacher({ schoolId: school.id });
    await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('chats').select('id').where('id', '=', chat.id).forUpdate().execute();
      await server.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = 1000`.execute(other);
        await other
          .insertInto('classes_users_pro')
          .values({ classes_id: class_.id, users_pro_id: successor.userId })
          .execute();
      });
    });
    expect((await server.as(successor).body(chats.list)).chats.map(({ id }) => id)).toEqual([chat.id]);
  },
);

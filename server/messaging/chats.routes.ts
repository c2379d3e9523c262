import { chats } from '@memocartes/contract/messaging/chats.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { limits } from '../rate-limits/limits.ts';
import { findOwnChat } from './access.ts';
import { publishChatEvent } from './chat-events.ts';
import { listChats, viewChat } from './chats.queries.ts';
import { openChat } from './chats.writes.ts';
import { markRead } from './messages.writes.ts';

/** Conversations between the teachers and the followers of a student. */
export function chatsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(chats.list),
    handler: ({ actor, query }) => {
      authorize(actor, 'messaging:use', {});
      return listChats(db, actor, query);
    },
  });
  app.route({
    ...http(chats.create),
    handler: async ({ actor, body }, reply) => {
      await limits(db).consume('chat', { account: actor.id });
      const { id, isNew } = await db.transaction().execute((trx) => openChat(trx, actor, body.student_id));
      return reply.code(isNew ? 201 : 200).send({ id });
    },
  });
  app.route({
    ...http(chats.view),
    handler: async ({ actor, params }) => {
      authorize(actor, 'chat:view', await findOwnChat(db, actor, params.id));
      const chat = await viewChat(db, actor, params.id);
      if (!chat) throw refuse('NOT_FOUND');
      const quiet = await quietUntil(db, chat.school.id);
      return { ...chat, quiet_until: quiet?.toISOString() ?? null };
    },
  });
  app.route({
    ...http(chats.read),
    handler: async ({ actor, params, body }) => {
      const chat = await findOwnChat(db, actor, params.id);
      authorize(actor, 'chat:view', chat);
      const message = await db
        .selectFrom('messages')
        .select('id')
        .where('id', '=', body.message_id)
        .where('chats_id', '=', chat.id)
        .executeTakeFirst();
      if (!message) throw refuse('NOT_FOUND');
      await db.transaction().execute(async (trx) => {
        if (await markRead(trx, chat.id, actor.id, message.id)) await publishChatEvent(trx, chat.id, 'READ');
      });
    },
  });
}

import { chats } from '@memocartes/contract/messaging/chats.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { findOwnChat, findOwnMessage } from './access.ts';
import { publishChatEvent } from './chat-events.ts';
import { sendToClass } from './class-messages.writes.ts';
import { listMessages } from './messages.queries.ts';
import { insertReport, lockOpenChat, sendMessage, takeBack } from './messages.writes.ts';

/** Messages of a conversation: reading, sending, taking back, reporting. */
export function messagesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(chats.messages),
    handler: async ({ actor, params, query }) => {
      authorize(actor, 'chat:view', await findOwnChat(db, actor, params.id));
      return listMessages(db, { chatId: params.id, accountId: actor.id, ...query });
    },
  });
  app.route({
    ...http(chats.send),
    handler: async ({ actor, body }, reply) => {
      // [messaging.rate]
      await limits(db).consume('message', { account: actor.id });
      const { isNew, ...message } = await sendMessage(db, actor, body);
      return reply.code(isNew ? 201 : 200).send(message);
    },
  });
  app.route({
    ...http(chats.sendToClass),
    handler: async ({ actor, body }, reply) => {
      authorize(actor, 'chat:write-class', await findClassSubject(db, actor, body.class_id));
      await limits(db).consume('class-message', { account: actor.id });
      return reply.code(201).send(await sendToClass(db, actor, body));
    },
  });
  app.route({
    ...http(chats.takeBack),
    handler: async ({ actor, params }) => {
      const message = await findOwnMessage(db, actor, params.id);
      authorize(actor, 'message:take-back', message);
      if (message.date_remove === null) {
        await db.transaction().execute(async (trx) => {
          await lockOpenChat(trx, message.chats_id);
          await takeBack(trx, message.id);
          await publishChatEvent(trx, message.chats_id, 'REMOVED');
        });
      }
    },
  });
  app.route({
    ...http(chats.report),
    handler: async ({ actor, params, body }) => {
      await limits(db).consume('message-report', { account: actor.id });
      const message = await findOwnMessage(db, actor, params.id);
      authorize(actor, 'message:report', message);
      await insertReport(db, actor, message, body?.reason ?? '');
    },
  });
}

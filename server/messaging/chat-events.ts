import type { ChatChange } from '@memocartes/contract/account-live/account-live';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { findParticipants } from './participants.ts';

/** Notifies the participants' open pages of a change of a conversation, once it is committed [messaging.live]. */
export async function publishChatEvent(trx: Trx, chatId: number, kind: ChatChange): Promise<void> {
  // A participant may belong to another school than the author.
  const people = await inEverySchool(() => findParticipants(trx, [chatId]));
  const accounts = (people.get(chatId) ?? []).map(({ id }) => id);
  await publishAccountEvent(trx, [...new Set(accounts)], { event: 'chat', chat_id: chatId, kind });
}

import type { ChatChange } from '@memocartes/contract/account-live/account-live';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { findParticipants } from './participants.ts';

/** Once committed, notifies the open pages of a conversation's participants that it has changed [messaging.live]. */
export async function publishChatEvent(trx: Db, chatId: number, kind: ChatChange): Promise<void> {
  // A participant may belong to another school than the author.
  const people = await inEverySchool(() => findParticipants(trx, [chatId]));
  const accounts = (people.get(chatId) ?? []).map(({ id }) => id);
  await publishAccountEvent(trx, [...new Set(accounts)], { event: 'chat', chat_id: chatId, kind });
}

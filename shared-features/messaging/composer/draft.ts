import { tabStorage } from '@memocartes/shared-ui/storage';

const draftKey = (accountId: number, chatId: number) => `message-draft:${accountId}:${chatId}`;

/** The unsent draft of an account in a conversation, kept in this tab [messaging.draft]. */
export const readDraft = (accountId: number, chatId: number): string =>
  tabStorage.read(draftKey(accountId, chatId)) ?? '';

/** Stores the draft of an account in a conversation; an empty text deletes the draft. */
export function writeDraft(accountId: number, chatId: number, text: string): void {
  if (text) tabStorage.write(draftKey(accountId, chatId), text);
  else tabStorage.remove(draftKey(accountId, chatId));
}

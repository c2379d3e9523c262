import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { useEffect, useEffectEvent } from 'react';

import type { Outgoing } from './outgoing.ts';

/**
 * The outgoing messages that are not stored yet. Discards messages that the thread contains [messaging.once]. A message
 * may have been stored although the page was reloaded or left before the response.
 */
export function useUnstored(
  pending: readonly Outgoing[],
  thread: readonly Message[],
  discard: (stored: Outgoing) => void,
) {
  const storedIds = new Set(thread.map(({ client_id }) => client_id));
  const isStored = ({ clientId }: Outgoing) => storedIds.has(clientId);
  const discardStored = useEffectEvent(() => pending.filter(isStored).forEach(discard));
  useEffect(() => discardStored(), [thread]);
  return pending.filter((item) => !item.sent && !isStored(item));
}

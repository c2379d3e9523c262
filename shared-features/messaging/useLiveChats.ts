import { useAccountEvents } from '@memocartes/shared-api/account-live.api';
import { api, idTag, listTag } from '@memocartes/shared-api/base';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

const pollIntervalMs = 15_000;

/** Calls `onPoll` at each interval while the page is visible and there is no live connection. */
function usePoll(isUp: boolean, onPoll: () => void): void {
  const poll = useEffectEvent(onPoll);
  useEffect(() => {
    if (isUp) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') poll();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [isUp]);
}

/**
 * Refetches the list when any conversation changes, after a reconnection, and when a follower's children change, which
 * decides who may read what; polls while there is no connection [messaging.live].
 */
export function useLiveChats(): void {
  const dispatch = useDispatch();
  const refetch = () => dispatch(api.util.invalidateTags([listTag('chat')]));
  const { isUp } = useAccountEvents(({ event }) => {
    if (event === 'chat' || event === 'children' || event === 'ready') refetch();
  });
  usePoll(isUp, refetch);
}

/**
 * Refetches one conversation when it changes, after a reconnection, and when a follower's children change: a
 * conversation that was not accessible may be so again. Polls while there is no connection [messaging.live].
 */
export function useLiveChat(chatId: number, refresh: () => Promise<void>): void {
  const dispatch = useDispatch();

  const refetch = () => {
    dispatch(api.util.invalidateTags([idTag('chat', chatId)]));
    void refresh();
  };

  const { isUp } = useAccountEvents((event) => {
    if (event.event === 'chat' ? event.chat_id === chatId : event.event === 'children' || event.event === 'ready') {
      refetch();
    }
  });
  usePoll(isUp, refetch);
}

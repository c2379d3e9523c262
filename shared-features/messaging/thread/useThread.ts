import { chatsApi } from '@memocartes/shared-api/chats.api';
import type { PortalStore } from '@memocartes/shared-shell/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { emptyThread, withLatest, withOlder } from './mergeMessages.ts';

const { initiate } = chatsApi.endpoints.listMessages;
type ReadError = Awaited<ReturnType<ReturnType<typeof initiate>>>['error'];

/**
 * The messages of one conversation: the latest page, older ones on demand [messaging.thread]. The calling component
 * must have a key, so that it is remounted for each conversation.
 */
export function useThread(chatId: number) {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const [thread, setThread] = useState(emptyThread);
  const [error, setError] = useState<ReadError>();
  const [isLoading, setIsLoading] = useState(true);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<ReadError>();
  const running = useRef<'no' | 'yes' | 'again'>('no');

  const read = useCallback(
    (before?: number) => dispatch(initiate({ id: chatId, ...(before && { before }) }, { track: false })),
    [dispatch, chatId],
  );

  /** Reads the latest page. A call during the request triggers another request. */
  const refresh = useCallback(async (): Promise<void> => {
    if (running.current !== 'no') {
      running.current = 'again';
      return;
    }
    do {
      running.current = 'yes';
      const { data: page, error: refused } = await read();
      if (page) {
        setThread((current) => withLatest(current, page));
        setIsLoading(false);
      }
      setError(refused);
      // Cast: a call during the request may have set `running` to `again`.
    } while ((running.current as string) === 'again');
    running.current = 'no';
    setIsLoading(false);
  }, [read]);

  useEffect(() => queueMicrotask(() => void refresh()), [refresh]);

  const loadOlder = useCallback(async (): Promise<void> => {
    const [first] = thread.messages;
    if (!first || isLoadingOlder || !thread.hasOlder) return;
    setIsLoadingOlder(true);
    const { data: page, error: refused } = await read(first.id);
    if (page) setThread((current) => withOlder(current, first.id, page));
    setOlderError(refused);
    setIsLoadingOlder(false);
  }, [read, thread, isLoadingOlder]);

  return { ...thread, error, isLoading, isLoadingOlder, olderError, refresh, loadOlder };
}

import type { ApiError } from '@memocartes/shared-api/base';
import { chatsApi } from '@memocartes/shared-api/chats.api';
import type { PortalStore } from '@memocartes/shared-shell/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { emptyThread, withLatest, withOlder } from './thread.ts';

const { initiate } = chatsApi.endpoints.listMessages;

/**
 * The messages of one conversation: the latest page, older ones on demand [messaging.thread]. The calling component
 * must have a key, so that it is remounted for each conversation.
 */
export function useThread(chatId: number) {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const [thread, setThread] = useState(emptyThread);
  const [error, setError] = useState<ApiError>();
  const [isLoading, setLoading] = useState(true);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<ApiError>();
  const running = useRef<'no' | 'yes' | 'again'>('no');

  const read = useCallback(
    (before?: number) => dispatch(initiate({ id: chatId, ...(before && { before }) }, { track: false })).unwrap(),
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
      try {
        const page = await read();
        setThread((current) => withLatest(current, page));
        setError(undefined);
        setLoading(false);
      } catch (thrown) {
        setError(thrown as ApiError);
      }
      // Cast: a call during the request may have set `running` to `again`.
    } while ((running.current as string) === 'again');
    running.current = 'no';
    setLoading(false);
  }, [read]);

  useEffect(() => queueMicrotask(() => void refresh()), [refresh]);

  const loadOlder = useCallback(async (): Promise<void> => {
    const [first] = thread.messages;
    if (!first || isLoadingOlder || !thread.hasOlder) return;
    setLoadingOlder(true);
    try {
      const page = await read(first.id);
      setThread((current) => withOlder(current, first.id, page));
      setOlderError(undefined);
    } catch (thrown) {
      setOlderError(thrown as ApiError);
    } finally {
      setLoadingOlder(false);
    }
  }, [read, thread, isLoadingOlder]);

  return { ...thread, error, isLoading, isLoadingOlder, olderError, refresh, loadOlder };
}

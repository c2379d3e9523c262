import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { takeBackMinutes } from '@memocartes/contract/messaging/messaging';
import { serverNow } from '@memocartes/shared-api/base';
import { useTakeBackMessageMutation } from '@memocartes/shared-api/chats.api';
import { isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Time in ms during which taking a message back can be undone; then the request is sent. */
export const undoMs = 6_000;

/** Whether the author of a message may still take it back [messaging.take-back]. */
export const canTakeBack = ({ is_removed, date_create }: Message, now = serverNow()): boolean =>
  !is_removed && now - Date.parse(date_create) < takeBackMinutes * 60_000 - undoMs;

/**
 * Takes messages back. A message is hidden immediately. The request is sent when its toast ends, or when the page is
 * left, hidden or closed. After a lost response, the message stays hidden until the thread is fetched again
 * [interface.lost-response].
 *
 * @param fetched Messages of the thread; another array after each fetch.
 * @param refresh Fetches the thread.
 */
export function useTakeBack(fetched: readonly Message[], refresh: () => void) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const [sendTakeBack] = useTakeBackMessageMutation();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const undoToasts = useRef(new Set<number>());
  const unanswered = useRef(new Set<number>());

  const show = (id: number) => setHidden((ids) => new Set([...ids].filter((item) => item !== id)));

  const showFetched = useEffectEvent(() => {
    unanswered.current.forEach(show);
    unanswered.current.clear();
  });

  useEffect(() => showFetched(), [fetched]);

  useEffect(() => {
    const toasts = undoToasts.current;
    const endAll = () => toasts.forEach(toast.dismiss);

    // A hidden page may be closed without another event.
    const endAllIfHidden = () => {
      if (document.visibilityState === 'hidden') endAll();
    };

    document.addEventListener('visibilitychange', endAllIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', endAllIfHidden);
      endAll();
    };
  }, []);

  function takeBack({ id }: Message): void {
    setHidden((ids) => new Set([...ids, id]));

    const undo = () => {
      undoToasts.current.delete(toastId);
      show(id);
    };

    const sendRequest = async () => {
      undoToasts.current.delete(toastId);
      const { error } = await sendTakeBack({ id });
      if (error) failure.toast(error);
      if (isUnanswered(error)) unanswered.current.add(id);
      else if (error) show(id);
      refresh();
    };

    // The request is sent once « Annuler » is no longer shown: the toast was closed, replaced or timed out.
    const toastId = toast.info(
      t('takenBack'),
      { label: t('undo'), onClick: undo },
      { durationMs: undoMs, onEnd: () => void sendRequest() },
    );
    undoToasts.current.add(toastId);
  }

  return { hidden, takeBack };
}

import { confirm } from '@memocartes/shared-ui/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

type Marked = { readonly revising?: boolean } | null;
const isMarked = (state: unknown) => (state as Marked)?.revising === true;

/**
 * Asks before Android's or the browser's Back leaves a revision: a history entry of its own takes the Back, and is put again while the child
 * answers. Closing the page asks in the browser's own words.
 */
export function useBackAsks(isActive: boolean, onLeave: () => void): void {
  const { t } = useTranslation('device');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsking = useRef(false);
  const wasGuarded = useRef(false);
  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const leaves = await confirm({
      title: t('leave.title'),
      body: t('leave.body'),
      confirmLabel: t('leave.yes'),
      cancelLabel: t('leave.no'),
    });
    isAsking.current = false;
    if (leaves) onLeave();
  };
  const guard = useEffectEvent(() => {
    if (!isMarked(state)) {
      void navigate({ pathname, search }, { state: { revising: true } });
      // The mark had been set before: Back took it away.
      if (wasGuarded.current) void ask();
    }
    wasGuarded.current = true;
  });
  useEffect(() => {
    if (isActive) guard();
  }, [isActive, state]);
  useEffect(() => {
    if (!isActive) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isActive]);
}

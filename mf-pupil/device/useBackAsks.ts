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
  const guard = useEffectEvent(() => {
    if (isMarked(state)) return;
    void navigate({ pathname, search }, { state: { revising: true } });
    // an entry without the mark under a revision: Back was pressed
    if (guarded.current) void ask();
    guarded.current = true;
  });
  const guarded = useRef(false);
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

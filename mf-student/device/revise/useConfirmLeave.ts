import { confirm } from '@memocartes/shared-ui/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

type GuardState = { readonly revising?: boolean } | null;
const isMarked = (state: unknown) => (state as GuardState)?.revising === true;

type Options = {
  /** Whether the revision is running. */
  readonly isActive: boolean;
  /** Whether a card has been answered. Before the first answer, leaving asks nothing [tablets.stop]. */
  readonly hasAnswered: boolean;
  readonly onLeave: () => void;
};

/**
 * Asks for confirmation when the browser's Back button leaves a revision after its first answer. An extra history entry
 * detects the button. When the page is closed, the browser shows its own dialog.
 * @returns a function that leaves in the same way, for a button of the page
 */
export function useConfirmLeave({ isActive, hasAnswered, onLeave }: Options): () => void {
  const { t } = useTranslation('device');
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  /** Set while the question is shown; `abort()` closes the question. */
  const asking = useRef<AbortController>(undefined);
  const wasGuarded = useRef(false);

  const leave = async () => {
    if (asking.current) return;
    if (!hasAnswered) {
      onLeave();
      return;
    }
    asking.current = new AbortController();
    const leaves = await confirm({
      title: t('leave.title'),
      body: t('leave.body'),
      confirmLabel: t('leave.yes'),
      cancelLabel: t('leave.no'),
      tone: 'calm',
      signal: asking.current.signal,
    });
    asking.current = undefined;
    if (leaves) onLeave();
  };

  const guard = useEffectEvent(() => {
    if (!isMarked(state)) {
      void navigate({ pathname, search }, { state: { ...(state as object | null), revising: true } });
      // Back removed the extra entry.
      if (wasGuarded.current) void leave();
    }
    wasGuarded.current = true;
  });
  useEffect(() => {
    if (isActive) guard();
  }, [isActive, state]);
  useEffect(() => {
    if (!isActive) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => {
      removeEventListener('beforeunload', preventUnload);
      // A revision that is over, for example because the teacher closed the session, can't be stopped any more.
      asking.current?.abort();
      // Back asks nothing once the revision is over, even if an undo continues the revision afterwards.
      wasGuarded.current = false;
    };
  }, [isActive]);
  return () => void leave();
}

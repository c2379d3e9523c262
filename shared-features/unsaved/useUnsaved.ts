import { type Draft, useDraft } from '@memocartes/shared-shell/drafts';
import { guardPanel, isGuarded, usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

type UnsavedOptions<V extends object> = {
  /** The draft, stored when the login session ends and restored after sign-in. */
  readonly draft?: Draft<V>;
  /** Called when the form is left; closes the side panel by default. */
  readonly close?: () => void;
  /** Parameters of the address that determine which form the page shows: a change of one of them leaves the form. */
  readonly params?: readonly string[];
  /** Whether the form is in the side panel, so that opening another panel leaves it; otherwise it is on the page. */
  readonly inPanel?: boolean;
};

/**
 * Asks for confirmation before a changed form is left [interface.unsaved]: on navigation, and on the browser's back,
 * forward and close. For a form of the side panel, also on opening another panel.
 * @returns a function that calls `then`, by default `close`. If the form was changed, it asks for confirmation first.
 */
export function useUnsaved<V extends object>(
  dirty: boolean,
  options: UnsavedOptions<V> = {},
): (then?: () => void) => Promise<void> {
  const { t } = useTranslation('panelForm');
  const panel = usePanel();
  const { draft, close = panel.close, params, inPanel = false } = options;

  const ask = () =>
    confirm({
      title: t('unsaved'),
      body: t('unsavedBody'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger',
    });

  const onAsk = useEffectEvent(ask);
  const guard = useEffectEvent(() => guardPanel(() => onAsk(), params, inPanel));
  useDraft(
    draft && {
      ...draft,
      restore: (values: Partial<V>) => {
        draft.restore(values);
        toast.info(t('restored'));
      },
    },
  );
  useEffect(() => {
    if (!dirty) return;

    const preventUnload = (event: BeforeUnloadEvent) => {
      if (isGuarded()) event.preventDefault();
    };

    const unregister = guard();
    addEventListener('beforeunload', preventUnload);
    return () => {
      unregister();
      removeEventListener('beforeunload', preventUnload);
    };
  }, [dirty]);
  return async (then = close) => {
    if (!dirty || (await ask())) then();
  };
}

import { type Draft, useDraft } from '@memocartes/shared-shell/drafts';
import { guardPanel, isGuarded, usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

export type UnsavedOptions<V extends object> = {
  /** The draft, stored when the login session ends and restored after sign-in. */
  readonly draft?: Draft<V>;
  /** Called when leaving the form; closes the side panel by default. */
  readonly close?: () => void;
};

/**
 * Asks for confirmation before a changed form is left: on navigation, on opening another panel, and on the browser's
 * back, forward and close [interface.unsaved].
 * @returns a function that leaves the form, after confirmation if it was changed; it calls `then`, or closes the form
 */
export function useUnsaved<V extends object>(
  dirty: boolean,
  options: UnsavedOptions<V> = {},
): (then?: () => void) => Promise<void> {
  const { t } = useTranslation('panelForm');
  const panel = usePanel();
  const { draft, close = panel.close } = options;
  const ask = () =>
    confirm({
      title: t('unsaved'),
      body: t('unsavedBody'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger',
    });
  const onAsk = useEffectEvent(ask);
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
    const stay = (event: BeforeUnloadEvent) => {
      if (isGuarded()) event.preventDefault();
    };
    const unregister = guardPanel(() => onAsk());
    window.addEventListener('beforeunload', stay);
    return () => {
      unregister();
      window.removeEventListener('beforeunload', stay);
    };
  }, [dirty]);
  return async (then = close) => {
    if (!dirty || (await ask())) then();
  };
}

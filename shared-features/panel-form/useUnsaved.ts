import { guardPanel, usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * How a form is left: at once when nothing was entered, else after a question. The same is asked by another page, by
 * whatever else wants the panel, and by the browser's back, forward and closing.
 */
export function useUnsaved(dirty: boolean): () => Promise<void> {
  const { t } = useTranslation('panelForm');
  const { close } = usePanel();
  const ask = () =>
    confirm({
      title: t('unsaved'),
      body: t('unsavedBody'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger',
    });
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const free = guardPanel(() => onAsk());
    window.addEventListener('beforeunload', stay);
    return () => {
      free();
      window.removeEventListener('beforeunload', stay);
    };
  }, [dirty]);
  return async () => {
    if (!dirty || (await ask())) close();
  };
}

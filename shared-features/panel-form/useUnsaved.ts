import { usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** How a form is left: at once when nothing was entered, else after a question. The browser asks likewise. */
export function useUnsaved(dirty: boolean): () => Promise<void> {
  const { t } = useTranslation('panelForm');
  const { close } = usePanel();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return async () => {
    const question = {
      title: t('unsaved'),
      body: t('unsavedBody'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger' as const,
    };
    if (!dirty || (await confirm(question))) close();
  };
}

import { guardPanel, usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The address that a click leads to within the portal, in this window; undefined for any other click. */
function addressOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || elsewhere || link.target || link.hasAttribute('download'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/**
 * How a form is left: at once when nothing was entered, else after a question. The same is asked by a link of the page, by whatever else
 * wants the panel, and by the browser.
 */
export function useUnsaved(dirty: boolean): () => Promise<void> {
  const { t } = useTranslation('panelForm');
  const { close } = usePanel();
  const navigate = useNavigate();
  const ask = () =>
    confirm({
      title: t('unsaved'),
      body: t('unsavedBody'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      tone: 'danger',
    });
  const onAsk = useEffectEvent(ask);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void ask().then((yes) => yes && navigate(address));
  });
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const follow = (event: MouseEvent) => onClick(event);
    const free = guardPanel(() => onAsk());
    window.addEventListener('beforeunload', stay);
    document.addEventListener('click', follow, true);
    return () => {
      free();
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', follow, true);
    };
  }, [dirty]);
  return async () => {
    if (!dirty || (await ask())) close();
  };
}

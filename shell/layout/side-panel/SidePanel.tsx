import { addTexts } from '@memocartes/shared-shell/i18n';
import { PanelOutlet, usePanel } from '@memocartes/shared-shell/panel';
import type { RegisteredRemote, Remote } from '@memocartes/shared-shell/remote';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isReplacedAutomatically, revertToLastGood } from '../../federation/health/lastGood.ts';
import { reportPanelFailure } from '../../federation/health/reportPanelFailure.ts';
import type { LoadedRemote, Loader } from '../../federation/loading/loader.ts';
import { RemoteBoundary } from '../../federation/screen/RemoteBoundary.tsx';
import { PanelRemedy } from './PanelRemedy.tsx';

type Props = { readonly remote?: RegisteredRemote; readonly loader: Loader };

const shellPanels: Remote['panels'] = {
  notifications: async () => {
    const [panel, { notificationsTexts }] = await Promise.all([
      import('./ReachableNotifications.tsx'),
      import('@memocartes/shared-features/notifications/texts'),
    ]);
    await addTexts(notificationsTexts);
    return panel;
  },
};

/** The side panel: 35 % of the window, full width below 1030 px [interface.panel]. */
export function SidePanel({ remote, loader }: Props) {
  const { component, itemId, close } = usePanel();
  const { t } = useTranslation('shell');
  const [lastLoaded, setLastLoaded] = useState<Partial<LoadedRemote> & { readonly source: RegisteredRemote }>();
  const [attempt, setAttempt] = useState(0);
  /** Whether the failed version could not be replaced automatically. */
  const [isKept, setIsKept] = useState(false);
  /** The remote whose previous version the panel shows without a page reload. */
  const [replaced, setReplaced] = useState<RegisteredRemote>();
  const source = remote && remote === replaced ? (remote.previous ?? remote) : remote;
  // After a change of page, the last loaded remote may be another one.
  const loaded = lastLoaded?.source === source ? lastLoaded : undefined;
  const open = component !== null;

  useEffect(() => {
    if (!open || !source) return;
    let isCurrent = true;
    loader.remote(source).then(
      (result) => isCurrent && setLastLoaded({ ...result, source }),
      () => isCurrent && setLastLoaded({ source }),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, source, loader]);

  // The remote of the role may have panels of its own [portal.own-panel].
  const panels = { ...shellPanels, ...loaded?.remote?.panels };
  // The address may name a panel that this role doesn't have.
  const unknown = component !== null && !panels[component] && (!!loaded || !remote);
  useEffect(() => {
    if (unknown) close();
  }, [unknown, close]);

  if (!component || unknown) return null;
  const owner = loaded?.remote?.panels?.[component] && { remote: loaded.remote.record.name, version: loaded.version! };
  const pending = (
    <PanelFrame title={t('layout.panel')} onClose={close}>
      <Loading lines={8} />
    </PanelFrame>
  );
  const retry = () => setAttempt(attempt + 1);

  const takeLastGood = () => {
    if (owner && revertToLastGood(owner.remote, owner.version)) return;
    // The browser refuses storage: a reloaded page would choose the failed version again.
    setReplaced(remote);
    retry();
  };

  const failed = () => {
    if (owner && !isKept && isReplacedAutomatically(owner.remote, owner.version)) return pending;
    return (
      <PanelFrame title={t('layout.panel')} onClose={close}>
        <ErrorState message={t('layout.panelFailed')} onRetry={retry} />
        {owner && <PanelRemedy {...owner} onTakeLastGood={takeLastGood} />}
      </PanelFrame>
    );
  };

  return (
    <aside className="sh-aside" aria-label={t('layout.panel')}>
      <RemoteBoundary
        key={`${component} ${itemId} ${attempt}`}
        fallback={failed}
        onError={(error) => setIsKept(!owner || !reportPanelFailure(owner, component, error))}
      >
        {panels[component] ? <PanelOutlet panels={panels} pending={pending} /> : pending}
      </RemoteBoundary>
    </aside>
  );
}

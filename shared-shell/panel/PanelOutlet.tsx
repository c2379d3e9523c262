import type { ReactNode } from 'react';

import type { Remote } from '../remote/define.ts';
import { LazyScreen } from './LazyScreen.tsx';
import { usePanel } from './usePanel.ts';

type Props = {
  /** The panels of the current remote. */
  readonly panels: Remote['panels'];
  readonly pending?: ReactNode;
};

/**
 * The content of the side panel: the remote's component, which renders its own `PanelFrame`. Renders nothing while the
 * panel is closed, or if the remote has no such panel.
 */
export function PanelOutlet({ panels, pending = null }: Props) {
  const { component, itemId } = usePanel();
  const screen = component ? panels?.[component] : undefined;
  return screen ? <LazyScreen key={`${component} ${itemId}`} screen={screen} pending={pending} /> : null;
}

import { createElement, type ReactNode, Suspense } from 'react';

import type { Remote } from '../remote/define.ts';
import { lazyScreen } from './lazyScreen.ts';
import { usePanel } from './usePanel.ts';

type Props = {
  /** The panels of the remote that is shown. */
  readonly panels: Remote['panels'];
  readonly pending?: ReactNode;
};

/** The content of the right-hand panel: the remote's component, which draws its own `PanelFrame`. Nothing while closed. */
export function PanelOutlet({ panels, pending = null }: Props) {
  const { component, itemId } = usePanel();
  const screen = component ? panels?.[component] : undefined;
  if (!screen) return null;
  return <Suspense fallback={pending}>{createElement(lazyScreen(screen), { key: `${component} ${itemId}` })}</Suspense>;
}

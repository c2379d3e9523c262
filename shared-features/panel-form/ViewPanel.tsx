import { Loaded, type LoadedProps } from '@memocartes/shared-shell/loaded';
import { usePanel } from '@memocartes/shared-shell/panel';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { Loading, SkeletonText } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import './panel-form.css';

export type ViewPanelProps<Data> = {
  readonly title: ReactNode;
  /** The query that brings the thing. */
  readonly query: Omit<LoadedProps<Data>, 'waiting' | 'children'>;
  /** Buttons: a `danger-quiet` one first, the primary one last. */
  readonly footer?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What stands in the panel while its thing comes. */
const waiting = (
  <Loading>
    <SkeletonText lines={8} />
  </Loading>
);

/** A thing read in the side panel: waiting, what went wrong, or the thing with what can be done to it. */
export function ViewPanel<Data>({ title, query, footer, children }: ViewPanelProps<Data>) {
  const { close, itemId, mode } = usePanel();
  return (
    <PanelFrame
      title={title}
      onClose={close}
      focusKey={`${itemId} ${mode}`}
      footer={query.data === undefined ? undefined : footer?.(query.data)}
    >
      <Loaded {...query} waiting={waiting}>
        {(data) => <div className="panel-view">{children(data)}</div>}
      </Loaded>
    </PanelFrame>
  );
}

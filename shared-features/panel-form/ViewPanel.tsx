import { Loaded, type LoadedProps } from '@memocartes/shared-shell/loaded';
import { usePanel } from '@memocartes/shared-shell/panel';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { Loading } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import './panel-form.css';

export type ViewPanelProps<Data> = {
  readonly title: ReactNode;
  /** The query of the entity. */
  readonly query: Omit<LoadedProps<Data>, 'waiting' | 'children'>;
  /** Buttons: a `danger-quiet` one first, the primary one last. */
  readonly footer?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
};

const waiting = <Loading lines={8} />;

/** The panel while its form loads. */
export function PendingPanel({ title }: { readonly title: ReactNode }) {
  const { close } = usePanel();
  return (
    <PanelFrame title={title} onClose={close}>
      {waiting}
    </PanelFrame>
  );
}

/** An entity in the side panel: skeleton, error, or the entity with its actions. */
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

import { usePanel } from '@memocartes/shared-shell/panel';

/** Says what the panel was asked to show: « school EDIT 2 ». */
export function RequestedPanel() {
  const { component, mode, itemId } = usePanel();
  return <output>{[component, mode, itemId].join(' ')}</output>;
}

import { usePanel } from '@memocartes/shared-shell/panel';

/** Shows which panel was requested: « school EDIT 2 ». */
export function RequestedPanel() {
  const { component, mode, itemId } = usePanel();
  return <output>{[component, mode, itemId].join(' ')}</output>;
}

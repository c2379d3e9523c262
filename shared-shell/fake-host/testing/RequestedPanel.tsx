import { usePanel } from '../../panel/usePanel.ts';

/** Shows which panel was requested: « school EDIT 2 », or « school EDIT 2 from page » from a detail page. */
export function RequestedPanel() {
  const { component, mode, itemId, fromPage } = usePanel();
  return <output>{[component, mode, itemId, fromPage ? 'from page' : undefined].join(' ')}</output>;
}

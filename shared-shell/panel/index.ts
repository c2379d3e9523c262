export { parsePanelState, samePanel, serializePanelState } from './address.ts';
export { closedPanel, openItemKey, type PanelMode, panelSlice, type PanelState } from './panel.slice.ts';
export { PanelOutlet } from './PanelOutlet.tsx';
export { confirmThenLeave, guardPanel, isGuarded, removeGuards } from './unsavedForms.ts';
export { useGuardedHistory } from './useGuardedHistory.ts';
export { type Panel, usePanel } from './usePanel.ts';

export { parsePanelState, samePanel, serializePanelState } from './address.ts';
export { confirmThenLeave, guardPanel, isGuarded, removeGuards } from './guard.ts';
export { closedPanel, type PanelMode, panelSlice, type PanelState } from './panel.slice.ts';
export { PanelOutlet } from './PanelOutlet.tsx';
export { useGuardedHistory } from './useGuardedHistory.ts';
export { type Panel, usePanel } from './usePanel.ts';

export { guardPanel, isGuarded, removeGuards, confirmThenLeave } from './guard.ts';
export { parsePanelState, samePanel, serializePanelState } from './address.ts';
export { PanelOutlet } from './PanelOutlet.tsx';
export { closedPanel, panelSlice, type PanelMode, type PanelState } from './panel.slice.ts';
export { useGuardedHistory } from './useGuardedHistory.ts';
export { usePanel, type Panel } from './usePanel.ts';

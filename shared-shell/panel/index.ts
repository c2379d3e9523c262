export { guardPanel, isGuarded, removeGuards as liftGuards, confirmThenLeave as onceFree } from './guard.ts';
export { parsePanelState as readPanel, samePanel, serializePanelState as sayPanel } from './address.ts';
export { PanelOutlet } from './PanelOutlet.tsx';
export { closedPanel, panelSlice, type PanelMode, type PanelState } from './panel.slice.ts';
export { useGuardedHistory } from './useGuardedHistory.ts';
export { usePanel, type Panel } from './usePanel.ts';

export { guardPanel, isGuarded, liftGuards, onceFree } from './guard.ts';
export { readPanel, samePanel, sayPanel } from './address.ts';
export { PanelOutlet } from './PanelOutlet.tsx';
export { closedPanel, panelSlice, type PanelMode, type PanelState } from './panel.slice.ts';
export { useGuardedHistory } from './useGuardedHistory.ts';
export { usePanel, type Panel } from './usePanel.ts';

export { PanelFrame } from './PanelFrame.tsx';
export type { PanelFrameProps } from './PanelFrame.tsx';

export type { PanelFrameProps } from './PanelFrame.tsx';
export { PanelFrame } from './PanelFrame.tsx';

export { PanelFrame, type PanelFrameProps } from './PanelFrame.tsx';

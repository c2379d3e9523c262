export { AttachTablets } from './AttachTablets.tsx';
export { TabletList } from './TabletList.tsx';
export { useQrSecret } from './useQrSecret.ts';

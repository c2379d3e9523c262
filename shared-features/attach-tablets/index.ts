export { AttachTablets, deviceAddress } from './AttachTablets.tsx';

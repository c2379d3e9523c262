export { AttachTablets } from './AttachTablets.tsx';

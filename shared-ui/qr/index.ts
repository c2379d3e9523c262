export { Qr } from './Qr.tsx';
export type { QrProps } from './Qr.tsx';

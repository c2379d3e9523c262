export { Qr } from './Qr.tsx';
export type { QrProps } from './Qr.tsx';
export { QrOf } from './QrOf.tsx';
export type { QrOfProps } from './QrOf.tsx';

export type { QrProps } from './Qr.tsx';
export type { QrOfProps } from './QrOf.tsx';
export { QrOf } from './QrOf.tsx';

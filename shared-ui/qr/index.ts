export { QrCode, type QrCodeProps } from './QrCode.tsx';
export type { QrImageProps } from './QrImage.tsx';

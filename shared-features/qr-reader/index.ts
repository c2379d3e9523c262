export { hasBarcodeDetector, nativeQrReader, type QrReader } from './nativeQrReader.ts';

export { removeBarcodeDetector, simulateBarcodeDetector } from './simulateBarcodeDetector.ts';

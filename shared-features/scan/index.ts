export { ScanCards } from './ScanCards.tsx';

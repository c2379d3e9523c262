export { ScanCardsButton } from './ScanCardsButton.tsx';

export { CardSpreadsheet as CardSheet } from './CardSpreadsheet.tsx';

export { CardSheet } from './CardSpreadsheet.tsx';

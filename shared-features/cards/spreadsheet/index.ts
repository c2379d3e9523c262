export { CardSpreadsheet } from './CardSpreadsheet.tsx';

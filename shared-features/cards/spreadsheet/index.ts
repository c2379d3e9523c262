export { CardSheet } from './CardSheet.tsx';

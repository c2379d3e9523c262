export { DifficultCards } from './DifficultCards.tsx';

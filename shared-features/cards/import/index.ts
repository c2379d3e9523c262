export { ImportCards } from './ImportCards.tsx';

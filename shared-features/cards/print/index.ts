export { PrintCardsPage as default } from './PrintCardsPage.tsx';

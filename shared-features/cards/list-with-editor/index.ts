export { CardsScreen, type CardsScreenProps } from './CardsScreen.tsx';

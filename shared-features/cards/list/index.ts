export { CardsPage } from './CardsPage.tsx';
export type { CardsPageProps } from './cardsPage.props.ts';
export type { Editor } from '../details/useCardActions.ts';

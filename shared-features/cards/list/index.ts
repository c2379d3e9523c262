export type { Editor } from '../details/useCardActions.ts';
export type { CardsPageProps } from './cardsPage.props.ts';
export { CardsPage } from './CardsPage.tsx';

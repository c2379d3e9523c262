export { CardsPage, type CardsPageProps } from './CardsPage.tsx';
export type { Editor } from '../details/useCardActs.ts';

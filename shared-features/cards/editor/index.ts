export { CardEditorPage, type CardEditorPageProps } from './CardEditorPage.tsx';

export { default } from './NameLabelsPage.tsx';

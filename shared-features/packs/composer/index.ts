export { default } from './ComposerPage.tsx';

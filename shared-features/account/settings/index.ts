export { default } from './ParamsPage.tsx';

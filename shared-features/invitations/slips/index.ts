export { default } from './SlipsPage.tsx';

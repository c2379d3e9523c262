export { default } from './MessagingPage.tsx';

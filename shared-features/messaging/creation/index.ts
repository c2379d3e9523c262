export { default } from './NewChatPanel.tsx';

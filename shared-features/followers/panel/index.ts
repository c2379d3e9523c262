export { default } from './FollowerPanel.tsx';

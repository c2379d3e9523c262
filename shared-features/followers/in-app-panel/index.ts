export { default } from './FollowersInAppPanel.tsx';

export { FollowersList, type FollowersListProps } from './FollowersList.tsx';

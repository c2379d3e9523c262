export { PendingFollowers } from './PendingFollowers.tsx';

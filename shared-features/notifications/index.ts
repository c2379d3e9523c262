export { LatestNotifications } from './LatestNotifications.tsx';
export { NotificationsPanel } from './NotificationsPanel.tsx';

export { Badge, badgeText } from './Badge.tsx';
export type { BadgeProps } from './Badge.tsx';

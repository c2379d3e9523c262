export type { BannerProps } from './Banner.tsx';
export { Banner } from './Banner.tsx';
export { UnreadBanner } from './UnreadBanner.tsx';

export type { BannerProps } from './Banner.tsx';
export { Banner } from './Banner.tsx';
export { LoadErrorBanner } from './LoadErrorBanner.tsx';

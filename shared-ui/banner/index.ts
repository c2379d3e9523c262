export { Banner, type BannerProps } from './Banner.tsx';
export { LoadErrorBanner } from './LoadErrorBanner.tsx';

export { EndBanner } from './EndBanner.tsx';
export { SchoolOverview, type SchoolOverviewProps } from './SchoolOverview.tsx';

export { SchoolOverview, type SchoolOverviewProps } from './SchoolOverview.tsx';

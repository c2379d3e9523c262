export { SchoolOverview as SchoolSheet, type SchoolOverviewProps as SchoolSheetProps } from './SchoolOverview.tsx';

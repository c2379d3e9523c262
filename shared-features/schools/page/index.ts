export { SchoolSheet, type SchoolSheetProps } from './SchoolOverview.tsx';

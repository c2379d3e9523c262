export { SchoolSheet, type SchoolSheetProps } from './SchoolSheet.tsx';

export { ExportData, type ExportDataProps } from './ExportData.tsx';
export { MyData } from './MyData.tsx';
export { RegisterPage } from './RegisterPage.tsx';

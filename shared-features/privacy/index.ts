export { ExportData, type ExportDataProps } from './ExportData.tsx';
export { MyData } from './MyData.tsx';
export { Register } from './Register.tsx';
export { RegisterPage } from './RegisterPage.tsx';

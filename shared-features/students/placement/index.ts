export { ChooseClassDialog } from './ChooseClassDialog.tsx';
export { type Target, usePlaceStudents, usePlaceStudentsWith } from './usePlaceStudents.ts';

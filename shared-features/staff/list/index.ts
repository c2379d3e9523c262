export { AddStaff } from './AddStaff.tsx';
export { StaffList, type StaffListProps } from './StaffList.tsx';

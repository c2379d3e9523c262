export { default } from './MySchoolPage.tsx';
export { OwnSchool } from './OwnSchool.tsx';

export { PersonFields } from './PersonFields.tsx';

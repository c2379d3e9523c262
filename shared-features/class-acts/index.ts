export { AddClass } from './AddClass.tsx';
export { EditClass } from './EditClass.tsx';

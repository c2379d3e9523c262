export { AddClass, type AddClassProps } from './AddClass.tsx';
export { ClassActions } from './ClassActions.tsx';
export { EditClass } from './EditClass.tsx';
export { EditClassIcon } from './EditClassIcon.tsx';

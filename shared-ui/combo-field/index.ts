export { ComboField } from './ComboField.tsx';
export type { ComboFieldProps } from './ComboField.tsx';

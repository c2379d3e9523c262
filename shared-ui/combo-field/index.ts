export { ComboField, MultiComboField } from './ComboField.tsx';
export type { ComboFieldProps, MultiComboFieldProps } from './ComboField.tsx';

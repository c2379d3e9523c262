export type { ComboFieldProps, MultiComboFieldProps } from './ComboField.tsx';
export { ComboField, MultiComboField } from './ComboField.tsx';

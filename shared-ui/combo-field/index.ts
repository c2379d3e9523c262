export { ComboField, type ComboFieldProps, MultiComboField, type MultiComboFieldProps } from './ComboField.tsx';

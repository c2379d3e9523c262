export { EmailField } from './EmailField.tsx';
export { useEmailTaken } from './useEmailTaken.ts';

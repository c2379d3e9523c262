export type { CodeFieldProps } from './CodeField.tsx';
export type { SessionCodeProps } from './SessionCode.tsx';
export { SessionCode } from './SessionCode.tsx';

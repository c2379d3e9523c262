export { SessionCode, spacedCode } from './SessionCode.tsx';
export type { SessionCodeProps } from './SessionCode.tsx';
export { CodeField } from './CodeField.tsx';
export type { CodeFieldProps } from './CodeField.tsx';

export type { SessionCodeProps } from './SessionCode.tsx';
export { SessionCode } from './SessionCode.tsx';

export { SessionCode, type SessionCodeProps } from './SessionCode.tsx';

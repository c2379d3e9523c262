export type { ActionsProps } from './Actions.tsx';

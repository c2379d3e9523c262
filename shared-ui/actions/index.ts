export { Actions } from './Actions.tsx';
export type { ActionsProps } from './Actions.tsx';

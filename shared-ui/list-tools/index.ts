export { ListTools } from './ListTools.tsx';
export type { ListToolsProps } from './ListTools.tsx';

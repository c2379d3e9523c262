export type { ListToolsProps } from './ListTools.tsx';
export { ListTools } from './ListTools.tsx';

export { ListTools, type ListToolsProps } from './ListTools.tsx';

export { PackCounts } from './PackCounts.tsx';

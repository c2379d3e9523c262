export { PackCounts } from './PackCounts.tsx';
export { useManagesPacks } from './useManagesPacks.ts';

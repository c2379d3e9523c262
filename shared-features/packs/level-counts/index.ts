export { LevelCounts } from './LevelCounts.tsx';
export { PackLevelCounts } from './PackLevelCounts.tsx';

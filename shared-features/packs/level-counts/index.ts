export { AllLevelsNotice } from './AllLevelsNotice.tsx';
export { countsOfCards } from './countsOfCards.ts';
export { LevelCounts } from './LevelCounts.tsx';
export { PackAllLevelsNotice } from './PackAllLevelsNotice.tsx';
export { PackLevelCounts } from './PackLevelCounts.tsx';

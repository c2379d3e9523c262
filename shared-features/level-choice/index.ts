export { LevelChoice } from './LevelChoice.tsx';
export { chosenLevel, levelsToChoose } from './levels-to-choose.ts';

export { ClassWeekPack } from './ClassWeekPack.tsx';

export { HomeActivity } from './HomeActivity.tsx';
export { HomeRevision } from './HomeRevision.tsx';
export { HomeWeekText } from './HomeWeekText.tsx';
export { StartHomeRevision } from './StartHomeRevision.tsx';

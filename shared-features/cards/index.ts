export { frontOf } from './frontOf.ts';
export { sideOf } from './sideOf.ts';
export { subjectOf, subjectOptions } from './subjects.ts';

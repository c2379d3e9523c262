export { frontOf } from './frontOf.ts';
export { facesOf, sideOf } from './sideOf.ts';
export { wordsOf } from './wordsOf.ts';
export { subjectOf, subjectOptions } from './subjects.ts';

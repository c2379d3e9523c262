export { frontOf } from './frontOf.ts';
export { facesOf, sideOf } from './sideOf.ts';
export { subjectOf, subjectOptions, subjectValue } from './subjects.ts';
export { wordsOf } from './wordsOf.ts';

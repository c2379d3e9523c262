export { flashcardOf } from './flashcardOf.ts';
export { frontOf } from './frontOf.ts';
export { type Language, languageOf } from './languageOf.ts';
export { sideText } from './sideText.ts';
export { SideText } from './SideText.tsx';
export { subjectOf, subjectOptions, subjectValue } from './subjects.ts';

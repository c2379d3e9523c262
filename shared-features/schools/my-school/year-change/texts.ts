export { ownYearTexts } from '../texts.ts';

export { ownYearTexts } from '../own-school/texts.ts';

export { ownYearChangeTexts } from '../texts.ts';

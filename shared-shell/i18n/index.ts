export { type Dates, useDates } from './dates.ts';
export { addTexts, changeLocale, savedLocale, startTexts } from './texts.ts';
export { useLocale, useLocaleTag } from './useLocale.ts';

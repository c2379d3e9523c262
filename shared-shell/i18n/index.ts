export { type Dates, useDates } from './dates.ts';
export { useListFormat } from './listFormat.ts';
export { addTexts, changeLocale, savedLocale, startTexts } from './texts.ts';
export { useLocale, useLocaleTag } from './useLocale.ts';

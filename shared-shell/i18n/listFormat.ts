import { localeTags, useLocale } from './useLocale.ts';

const formats = { fr: new Intl.ListFormat(localeTags.fr), en: new Intl.ListFormat(localeTags.en) } as const;

/** Joins texts as in a sentence in the language of the page: « A, B et C ». */
export const useListFormat = (): Intl.ListFormat => formats[useLocale()];

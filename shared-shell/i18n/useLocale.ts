import type { Locale } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

/** Tags of the languages for `Intl`: dates and numbers as in France or Britain. */
export const localeTags = { fr: 'fr-FR', en: 'en-GB' } as const;

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'fr';
}

/** The tag of the page's language for `Intl`. */
export const useLocaleTag = (): (typeof localeTags)[Locale] => localeTags[useLocale()];

import { useTranslation } from 'react-i18next';

/** The language of the page. */
export function useLocale(): 'fr' | 'en' {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'fr';
}

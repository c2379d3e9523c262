import { useLocale } from '@memocartes/shared-shell/i18n';
import type { MenuText } from '@memocartes/shared-shell/remote';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that labels a menu entry with the shell's text of a key, or with the remote's own text in the
 * language of the page [portal.menu-words].
 */
export function useMenuLabel(): (text: MenuText) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (label) => (typeof label === 'string' ? t(label) : label[locale]);
}

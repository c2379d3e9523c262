import { useLocale } from '@memocartes/shared-shell/i18n';
import type { MenuText } from '@memocartes/shared-shell/remote';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that labels a menu entry [portal.menu-words]. For a key, the label is the shell's text; otherwise
 * the remote's own text in the language of the page.
 */
export function useMenuLabel(): (text: MenuText) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (label) => (typeof label === 'string' ? t(label) : label[locale]);
}

import { useLocale } from '@memocartes/shared-shell/i18n';
import type { MenuText } from '@memocartes/shared-shell/remote';
import { useTranslation } from 'react-i18next';

/**
 * Returns the label of a menu entry: the shell's text of a key, or a remote's own text in the person's language
 * [portal.menu-words].
 */
export function useMenuLabel(): (text: MenuText) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (label) => (typeof label === 'string' ? t(label) : label[locale]);
}

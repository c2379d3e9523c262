import { useLocale } from '@memocartes/shared-shell/i18n';
import type { MenuWords } from '@memocartes/shared-shell/remote';
import { useTranslation } from 'react-i18next';

/** Returns the label of a menu entry: the shell's text of a key, or a remote's own text in the person's language [portal.menu-words]. */
export function useMenuWords(): (words: MenuWords) => string {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (words) => (typeof words === 'string' ? t(words) : words[locale]);
}

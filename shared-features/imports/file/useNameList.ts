import { useListFormat } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that lists names, each in quotation marks: « A », « B » et « C ». Of more than `max` names, it
 * counts the others: « A », « B » et 2 autres.
 */
export function useNameList(): (names: readonly string[], max?: number) => string {
  const { t } = useTranslation('studentImport');
  const list = useListFormat();
  return (names, max = names.length) => {
    const items = names.slice(0, max).map((name) => t('quoted', { name }));
    if (names.length > max) items.push(t('others', { count: names.length - max }));
    return list.format(items);
  };
}

import { useLocaleTag } from '@memocartes/shared-shell/i18n';
import { useMemo } from 'react';

/** Returns a function that formats cents as euros: « 1 234,50 € » in French. */
export function useMoney(): (cents: number) => string {
  const locale = useLocaleTag();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    return (cents) => format.format(cents / 100);
  }, [locale]);
}

import { useLocale } from '@memocartes/shared-shell/i18n';
import { useMemo } from 'react';

/** Formats amounts in cents: « 1 234,50 € ». */
export function useMoney(): (cents: number) => string {
  const locale = useLocale() === 'fr' ? 'fr-FR' : 'en-GB';
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    return (cents) => format.format(cents / 100);
  }, [locale]);
}

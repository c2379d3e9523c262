import { useLocaleTag } from '@memocartes/shared-shell/i18n';

/** Returns a function that formats a VAT rate in hundredths of a percent: « 20 % ». */
export function useRate(): (rate: number) => string {
  const locale = useLocaleTag();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (rate) => format.format(rate / 10_000);
}

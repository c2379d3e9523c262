import { useLocaleTag } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

/** Durations of at least this many ms are shown as « slow ». */
const slowFromMs = 8_000;

/** Formats counts, durations and sizes in the language of the page. */
export function useFormats() {
  const { t } = useTranslation('versions');
  const locale = useLocaleTag();
  const number = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  const count = new Intl.NumberFormat(locale);
  return {
    count: (nb: number) => count.format(nb),
    seconds: (ms: number) => (ms >= slowFromMs ? t('slow') : number(ms / 1000, 'second')),
    size: (bytes: number) => number(bytes / 1000, 'kilobyte'),
  };
}

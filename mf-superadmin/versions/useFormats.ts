import { useLocale, useLocaleTag } from '@memocartes/shared-shell/i18n';
import { formatBytes } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

/** Durations of at least this many ms are shown as « slow ». */
const slowFromMs = 8_000;

/** Formats counts, durations and sizes in the language of the page. */
export function useFormats() {
  const { t } = useTranslation('versions');
  const locale = useLocale();
  const tag = useLocaleTag();
  const count = new Intl.NumberFormat(tag);
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  return {
    count: (nb: number) => count.format(nb),
    seconds: (ms: number) => (ms >= slowFromMs ? t('slow') : seconds.format(ms / 1000)),
    size: (bytes: number) => formatBytes(bytes, locale),
  };
}

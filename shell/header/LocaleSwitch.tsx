import { changeLocale, useLocale } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

const otherLocale = {
  fr: { locale: 'en', label: 'Switch to English' },
  en: { locale: 'fr', label: 'Passer en français' },
} as const;

/**
 * Switches to the other language; the label is in that language. If the texts can't be loaded, for example while
 * offline, the language of the page does not change.
 */
export function LocaleSwitch() {
  const { t } = useTranslation('errors');
  const { locale, label } = otherLocale[useLocale()];
  const change = () => void changeLocale(locale).catch(() => toast.failure(t('unexpected')));
  return (
    <Button kind="quiet" lang={locale} title={label} onClick={change}>
      {locale.toUpperCase()} <span className="mc-sr-only">{label}</span>
    </Button>
  );
}

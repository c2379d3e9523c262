import { changeLocale, useLocale } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';

const otherLocale = {
  fr: { locale: 'en', label: 'Switch to English' },
  en: { locale: 'fr', label: 'Passer en français' },
} as const;

/** Switches to the other language, named in that language. */
export function LocaleSwitch() {
  const { locale, label } = otherLocale[useLocale()];
  return (
    <Button kind="quiet" lang={locale} title={label} onClick={() => void changeLocale(locale)}>
      {locale.toUpperCase()} <span className="mc-sr-only">{label}</span>
    </Button>
  );
}

import { useSettings } from '@memocartes/shared-shell/settings';
import { useTranslation } from 'react-i18next';

/** The footer of the page. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { APP_NAME } = useSettings();
  return (
    <footer className="sh-foot">
      <span>{t('layout.footer', { name: APP_NAME })}</span> · <a href="/confidentialite">{t('layout.privacy')}</a>
    </footer>
  );
}

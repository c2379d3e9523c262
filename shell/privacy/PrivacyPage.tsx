import { processings } from '@memocartes/contract/privacy/register';
import { retentions } from '@memocartes/contract/privacy/retention';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../public-page/PublicPage.tsx';
import { useAppName } from '../public-page/settings.tsx';
import { WriteUs } from '../public-page/WriteUs.tsx';

/** `/confidentialite`: public page on what is collected, why, for how long, and the user's rights. */
export default function PrivacyPage() {
  const { t } = useTranslation('public', { keyPrefix: 'privacy' });
  const locale = useLocale();
  return (
    <PublicPage title={t('title')} intro={t('intro', { name: useAppName() })}>
      <div className="pb-privacy">
        <h2>{t('data')}</h2>
        <ul>
          {processings.map(({ id, what, why, who }) => (
            <li key={id}>
              <strong>{what[locale]}.</strong> {why[locale]}.{' '}
              <span className="pb-soft">{t('seenBy', { who: who[locale] })}</span>
            </li>
          ))}
        </ul>
        <p>{t('noTracker')}</p>
        <h2>{t('periods')}</h2>
        <dl className="pb-facts">
          {retentions.map(({ id, what, period }) => (
            <div key={id}>
              <dt>{what[locale]}</dt>
              <dd>{period[locale]}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('rights')}</h2>
        <p>{t('rightsText')}</p>
        <WriteUs text={t('writeUs')} />
        <p>{t('contact')}</p>
        <p>
          <a href="/">{t('back')}</a>
        </p>
      </div>
    </PublicPage>
  );
}

import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../public-page/PublicPage.tsx';

/** Says that an invitation's link is invalid: used, expired, or replaced by a later link [accounts.invalid-key]. */
export default function InvalidLinkPage() {
  const { t } = useTranslation('public');
  return (
    <PublicPage title={t('unvalid.title')} intro={t('unvalid.intro')}>
      <p>{t('unvalid.hint')}</p>
      <div className="pb-actions">
        <LinkButton kind="primary" to="/login">
          {t('valid.go')}
        </LinkButton>
        {/* `/Reset` sends a pending account its invitation again [accounts.reset-invited]. */}
        <TextLink to="/Reset">{t('unvalid.again')}</TextLink>
        <TextLink to="/activer">{t('unvalid.code')}</TextLink>
      </div>
    </PublicPage>
  );
}

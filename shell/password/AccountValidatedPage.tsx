import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../public-page/PublicPage.tsx';

/** Says that the account is activated, so that the user can sign in. */
export default function AccountValidatedPage() {
  const { t } = useTranslation('public');
  return (
    <PublicPage title={t('valid.title')} intro={t('valid.intro')}>
      <div>
        <LinkButton kind="primary" to="/login">
          {t('valid.go')}
        </LinkButton>
      </div>
    </PublicPage>
  );
}

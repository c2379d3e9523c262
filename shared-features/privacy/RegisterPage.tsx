import { LinkButton } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { Register } from './Register.tsx';

/** `/my-school/privacy`: the register of processing, for those who administer a school. */
export function RegisterPage() {
  const { t } = useTranslation('privacy');
  return (
    <Page
      title={t('register.title')}
      intro={t('register.intro')}
      actions={
        <LinkButton to="/schools/audit" icon="shield">
          {t('register.audit')}
        </LinkButton>
      }
    >
      <Register />
    </Page>
  );
}

import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Link for a page that can't be shown: to the previous page, or to the dashboard if the address was opened directly.
 */
export function BackLink() {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  if (isFirst) {
    return (
      <LinkButton icon="home" to="/dashboard">
        {t('backLink.dashboard')}
      </LinkButton>
    );
  }
  return (
    <Button icon="arrow-left" onClick={() => void navigate(-1)}>
      {t('backLink.previous')}
    </Button>
  );
}

import { useCan } from '@memocartes/shared-shell/session';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LinkCode } from './LinkCode.tsx';
import { TemporaryLink } from './TemporaryLink.tsx';

/** Ways into one's account besides the password, and when its sessions end (decisions §2). */
export function SecurityTab() {
  const { t } = useTranslation('params');
  const can = useCan();
  const [, setAddress] = useSearchParams();
  return (
    <Stack gap={5}>
      {can('account:link') && <LinkCode />}
      <TemporaryLink />
      <Card title={t('sessions.title')}>
        <Stack>
          <p>{t('sessions.intro')}</p>
          <Row>
            <Button icon="key" onClick={() => setAddress({ tab: 'password' })}>
              {t('sessions.change')}
            </Button>
            <LinkButton to="/logout" icon="logout">
              {t('sessions.leave')}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}

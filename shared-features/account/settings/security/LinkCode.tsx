import { useIssueLinkCodeMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { ExpiringValue } from './ExpiringValue.tsx';

/** A single-use code that links a national sign-on to this account within ten minutes [accounts.gar-link-code]. */
export function LinkCode() {
  const { t } = useTranslation('params');
  const failure = useFailure();
  const { is_linked: linked } = useMe().authentication;
  const [issue, { data, isLoading }] = useIssueLinkCodeMutation();
  return (
    <Card
      title={t('link.title')}
      actions={<Tag tone={linked ? 'success' : 'neutral'}>{t(linked ? 'link.linked' : 'link.notLinked')}</Tag>}
    >
      <Stack align="start">
        <p>{t('link.intro')}</p>
        {data && (
          <ExpiringValue
            key={data.code}
            value={data.code}
            until={data.date_expiration}
            expiredText={t('link.over')}
            notCopiedText={t('notCopied')}
          >
            <strong className="params__code">{data.code}</strong>
          </ExpiringValue>
        )}
        <Button icon="link" busy={isLoading} onClick={() => void issue().unwrap().catch(failure.toast)}>
          {t(data ? 'link.again' : 'link.issue')}
        </Button>
      </Stack>
    </Card>
  );
}

import { useIssueLinkCodeMutation } from '@memocartes/shared-api/auth.api';
import { useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ExpiringValue } from './ExpiringValue.tsx';
import { ProofForm } from './ProofForm.tsx';

/**
 * A single-use code that links a national sign-on to this account within ten minutes, after proof of identity
 * [accounts.gar-link-code] [accounts.sensitive].
 */
export function LinkCode() {
  const { t } = useTranslation('accountSettings');
  const { is_linked: linked } = useMe().authentication;
  const [issue, { isLoading }] = useIssueLinkCodeMutation();
  // The result of the mutation is empty while another code is requested, and after a refusal.
  const [issued, setIssued] = useState<{ readonly code: string; readonly date_expiration: string }>();
  const [isAsking, setIsAsking] = useState(false);
  const action = t(issued ? 'link.again' : 'link.issue');

  return (
    <Card
      title={t('link.title')}
      actions={<Tag tone={linked ? 'success' : 'neutral'}>{t(linked ? 'link.linked' : 'link.notLinked')}</Tag>}
    >
      <Stack align="start">
        <p>{t('link.intro')}</p>
        {issued && (
          <ExpiringValue
            key={issued.code}
            value={issued.code}
            until={issued.date_expiration}
            expiredText={t('link.over')}
            notCopiedText={t('notCopied')}
          >
            <strong className="account-settings__code">{issued.code}</strong>
          </ExpiringValue>
        )}
        <Button icon="link" onClick={() => setIsAsking(true)}>
          {action}
        </Button>
      </Stack>
      {isAsking && (
        <Dialog title={action} onClose={() => setIsAsking(false)} busy={isLoading} width={560}>
          <ProofForm
            intro={t('link.proof')}
            submitLabel={t('link.goOn')}
            onProof={async ({ current_password, code }) => {
              setIssued(await issue({ current_password, code: code || undefined }).unwrap());
              setIsAsking(false);
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

import { useAcknowledgeNoticeMutation } from '@memocartes/shared-api/privacy.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { leaveTo } from '../session/leaveTo.ts';

/**
 * Explains which data is collected and why, and the user's rights. The dialog closes only on acknowledgement; the user
 * can still sign out.
 */
export function NoticeDialog({ version }: { readonly version: number }) {
  const { t } = useTranslation('shell', { keyPrefix: 'notice' });
  const failure = useFailure();
  const [acknowledge, { isLoading, error }] = useAcknowledgeNoticeMutation();
  const points = ['what', 'why', 'noTracker', 'rights'] as const;
  return (
    <Dialog
      kind="alertdialog"
      title={t('title')}
      width={560}
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => leaveTo('/logout')}>{t('signOut')}</Button>
          <Button kind="primary" busy={isLoading} onClick={() => void acknowledge({ version })}>
            {t('understood')}
          </Button>
        </>
      }
    >
      <Stack>
        <ul className="sh-notice">
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
          <Can do="student:own-children">
            <li>{t('photo')}</li>
          </Can>
        </ul>
        <p>
          <a href="/confidentialite" target="_blank" rel="noreferrer">
            {t('more')}
          </a>
        </p>
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
      </Stack>
    </Dialog>
  );
}

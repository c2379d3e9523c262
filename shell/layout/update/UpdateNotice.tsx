import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { page } from '@memocartes/shared-shell/navigation';
import { isGuarded } from '@memocartes/shared-shell/panel';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNewVersion } from './useNewVersion.ts';

/** Interval of the checks for unsaved changes, in milliseconds. */
const formCheckMs = 500;

/** Whether a form of the page has unsaved changes. */
function useUnsaved(): boolean {
  const [isUnsaved, setIsUnsaved] = useState(isGuarded);
  useEffect(() => {
    const timer = setInterval(() => setIsUnsaved(isGuarded()), formCheckMs);
    return () => clearInterval(timer);
  }, []);
  return isUnsaved;
}

function UpdateBanner() {
  const { t } = useTranslation('pages');
  const isUnsaved = useUnsaved();
  const [isClosed, setIsClosed] = useState(false);
  if (isUnsaved || isClosed) return null;

  const update = () => {
    keepDrafts();
    page.reload();
  };

  const action = (
    <Button size="small" onClick={update}>
      {t('update.take')}
    </Button>
  );

  return (
    <Banner icon="refresh" bar action={action} onClose={() => setIsClosed(true)}>
      {t('update.ready')}
    </Banner>
  );
}

/**
 * Announces that a new version is ready, unless a form has unsaved changes. Accepting it reloads the page at the same
 * address [portal.update-notice].
 */
export default function UpdateNotice() {
  return useNewVersion() ? <UpdateBanner /> : null;
}

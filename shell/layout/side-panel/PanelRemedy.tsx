import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import type { Place } from '../../federation/health/current.ts';
import { hasLastGood, revertToLastGood } from '../../federation/health/heal.ts';
import { leaveOverride } from '../../federation/override/leave.ts';
import { isOverridden } from '../../federation/registry/activeOverride.ts';

/** Offered below a side panel that failed: the previous version, or ending the developer's override [interface.remote-failure]. */
export function PanelRemedy({ remote, version }: Pick<Place, 'remote' | 'version'>) {
  const { t } = useTranslation('pages');
  if (isOverridden(remote, version))
    return (
      <Button icon="undo" onClick={leaveOverride}>
        {t('leaveOverride')}
      </Button>
    );
  if (!hasLastGood(remote, version)) return null;
  return (
    <Button icon="undo" onClick={() => revertToLastGood(remote, version)}>
      {t('lastGood')}
    </Button>
  );
}

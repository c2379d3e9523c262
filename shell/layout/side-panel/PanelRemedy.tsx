import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { hasLastGood } from '../../federation/health/lastGood.ts';
import type { RequestedScreen } from '../../federation/health/shownScreen.ts';
import { leaveOverride } from '../../federation/override/leave.ts';
import { isOverridden } from '../../federation/registry/activeOverride.ts';

type Props = Pick<RequestedScreen, 'remote' | 'version'> & {
  /** Shows the previous version. */
  readonly onTakeLastGood: () => void;
};

/**
 * The button below a failed side panel: returns to the previous version, or ends the developer's override
 * [interface.remote-failure].
 */
export function PanelRemedy({ remote, version, onTakeLastGood }: Props) {
  const { t } = useTranslation('pages');
  if (isOverridden(remote, version)) {
    return (
      <Button icon="undo" onClick={leaveOverride}>
        {t('leaveOverride')}
      </Button>
    );
  }
  if (!hasLastGood(remote, version)) return null;
  return (
    <Button icon="undo" onClick={onTakeLastGood}>
      {t('lastGood')}
    </Button>
  );
}

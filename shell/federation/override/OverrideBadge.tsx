import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { activeOverride } from '../registry/activeOverride.ts';
import { leaveOverride } from './leave.ts';
import { useOverrideEnd } from './useOverrideEnd.ts';
import './override.css';

/**
 * The red badge shown over every page while a developer tries a version, with a button to stop [override.badge]
 * [override.leave]. It is in the browser's top layer and outside the element that remotes can style, so their styles
 * can't hide it.
 */
export function OverrideBadge() {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLElement>(null);
  const { entry, address, until } = activeOverride()!;
  useOverrideEnd(until);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.override = '';
    // Browsers without the Popover API show the badge at its CSS position.
    if (ref.current && 'showPopover' in ref.current) ref.current.showPopover();
    return () => {
      delete dataset.override;
    };
  }, []);

  return (
    <section ref={ref} popover="manual" className="sh-override" aria-label={t('override.title')}>
      <Icon name="alert" size={20} />
      <p className="sh-override__what" title={address}>
        {t('override.what', { remote: entry.name, version: entry.version })}
      </p>
      <Button size="small" onClick={leaveOverride}>
        {t('override.leave')}
      </Button>
    </section>
  );
}

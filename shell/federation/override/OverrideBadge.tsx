import { useAccountEvents } from '@memocartes/shared-api/account-live.api';
import { useGetMeQuery } from '@memocartes/shared-api/auth.api';
import { watchOverride } from '@memocartes/shared-shell/override';
import { Button } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { activeOverride } from '../registry/activeOverride.ts';
import { leaveOverride } from './leave.ts';
import './override.css';

/**
 * Ends the override when it expires, when another tab ended it, or when the account may no longer try versions
 * [override.ends].
 */
function useEnd(until: number): void {
  const { data, refetch } = useGetMeQuery();
  useAccountEvents(({ event }) => {
    if (event === 'rights' || event === 'ready') void refetch();
  });
  const isRefused = data?.user.is_developer === false;
  useEffect(() => {
    if (isRefused) leaveOverride();
  }, [isRefused]);
  useEffect(() => {
    const timer = setTimeout(leaveOverride, Math.max(0, until - Date.now()));
    const unwatch = watchOverride(leaveOverride);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [until]);
}

/**
 * The red badge shown over every page while a developer tries a version, with a button to stop [override.badge]
 * [override.leave]. It is in the browser's top layer and outside the element that remotes can style, so their styles
 * can't hide it.
 */
export function OverrideBadge() {
  const { t } = useTranslation('shell');
  const ref = useRef<HTMLElement>(null);
  const { entry, address, until } = activeOverride()!;
  useEnd(until);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['override'] = '';
    // Browsers without the Popover API show the badge at its CSS position.
    if (ref.current && 'showPopover' in ref.current) ref.current.showPopover();
    return () => {
      delete dataset['override'];
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

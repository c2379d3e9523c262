import type { ReactNode } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './banner.css';

export type BannerProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly icon?: IconName;
  /** Takes the whole width of the window, for example while offline. */
  readonly bar?: boolean;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

const icons: Record<NonNullable<BannerProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/** A message that concerns the whole page: offline, a limit reached, a demonstration. */
export function Banner({ tone = 'info', icon, bar, action, onClose, children }: BannerProps) {
  const texts = useUiTexts();
  return (
    <div
      className={classes('mc-banner', `mc-banner--${tone}`, bar && 'mc-banner--bar')}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon ?? icons[tone]} />
      <div className="mc-banner__text">{children}</div>
      {action}
      {onClose && <IconButton icon="close" size="small" label={texts.close} onClick={onClose} />}
    </div>
  );
}

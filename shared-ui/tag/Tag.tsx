import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { classes } from '../theme/classes.ts';
import './tag.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
export type TagProps = { readonly tone?: Tone; readonly icon?: IconName; readonly children: ReactNode };

/** A state or kind in one or two words. The colour only supports the text. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classes('mc-tag', `mc-tag--${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';

import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './badge.css';

export type BadgeProps = {
  readonly count: number;
  /** Text for screen readers: « 3 non lues » by default. */
  readonly label?: string;
  /** Id of this text, so that it can describe the badge's control. */
  readonly labelId?: string;
  readonly children: ReactNode;
};

/** Text of a badge: nothing for 0, « 99+ » above 99 [notifications.badge]. */
export const badgeText = (count: number): string => (count <= 0 ? '' : count > 99 ? '99+' : String(count));

/** A count on the corner of its children; nothing for 0. */
export function Badge({ count, label, labelId, children }: BadgeProps) {
  const texts = useUiTexts();
  const text = badgeText(count);
  return (
    <span className="mc-badge">
      {children}
      {text && (
        <span className="mc-badge__count">
          <span aria-hidden>{text}</span>
          <span id={labelId} className="mc-sr-only">
            {label ?? texts.unread(count)}
          </span>
        </span>
      )}
    </span>
  );
}

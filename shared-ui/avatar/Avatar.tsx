import { type ReactNode, useState } from 'react';

import { Icon } from '../icon/Icon.tsx';
import './avatar.css';

export type AvatarProps = {
  /** Name, used for the initials. */
  readonly name: string;
  readonly src?: string | null;
  /** Side in px; 36 by default. */
  readonly size?: number;
  /** Whether no name is shown next to the avatar: screen readers then read `name`. */
  readonly alone?: boolean;
  /** Shown instead of the initials. */
  readonly fallback?: ReactNode;
};

/** First letters of the first and last words of a name: « AL » for « Ada LOVELACE ». */
export const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('fr')).join('');
};

/** A person's picture. Without one, `fallback`, the person's initials or, if the name is empty, an icon. */
export function Avatar({ name, src, size = 36, alone, fallback }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shownSrc = src && src !== broken ? src : undefined;
  return (
    <span
      className="mc-avatar"
      style={{ '--mc-size': `${size}px` }}
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
    >
      {shownSrc ? (
        <img src={shownSrc} alt="" onError={() => setBroken(shownSrc)} />
      ) : (
        (fallback ?? (initials(name) || <Icon name="user" />))
      )}
    </span>
  );
}

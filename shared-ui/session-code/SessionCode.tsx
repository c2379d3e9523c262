import type { ReactNode } from 'react';

import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './session-code.css';

export type SessionCodeProps = {
  /** The code: six digits. */
  readonly code: string;
  /** Label; « Code de la séance » by default. */
  readonly label?: string;
  /** Shown below the code: its validity, how to join. */
  readonly hint?: ReactNode;
  /** `board` can be read from the back of a classroom; `line` fits a list. */
  readonly size?: 'board' | 'line';
};

/** A code as shown: « 123 456 ». */
export const spacedCode = (code: string): string => code.replace(/\D/g, '').replace(/^(\d{3})(\d+)$/, '$1\u00a0$2');

/** The code of a revision session, displayed for a whole class to copy. */
export function SessionCode({ code, label, hint, size = 'board' }: SessionCodeProps) {
  const texts = useUiTexts();
  const displayedCode = spacedCode(code);
  return (
    <div className={classes('mc-code', `mc-code--${size}`)}>
      <div className="mc-code__label">{label ?? texts.sessionCode}</div>
      <div className="mc-code__digits">
        <span aria-hidden>
          {[...displayedCode].map((digit, i) => (
            <span key={i} className={digit === '\u00a0' ? 'mc-code__gap' : undefined}>
              {digit}
            </span>
          ))}
        </span>
        <span className="mc-sr-only">{[...code].join(' ')}</span>
      </div>
      {hint && <div className="mc-code__hint">{hint}</div>}
    </div>
  );
}

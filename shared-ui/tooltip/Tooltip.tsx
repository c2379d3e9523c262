import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { classes } from '../theme/classes.ts';
import './tooltip.css';

export type TooltipProps = {
  /** Text of the tooltip; if empty, only the content is rendered. */
  readonly text: ReactNode;
  readonly place?: 'top' | 'bottom' | 'right';
  /** A focusable element, so that the description is reachable by keyboard. */
  readonly children: ReactNode;
};

/** Shows a description of its content on hover and focus; Esc hides it. */
export function Tooltip({ text, ...props }: TooltipProps) {
  return text ? <Bubble text={text} {...props} /> : props.children;
}

function Bubble({ text, place = 'top', children }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  // The content may have been replaced, so it is linked to the tooltip after each render.
  useEffect(() => box.current?.querySelector('a,button,input,[tabindex]')?.setAttribute('aria-describedby', id));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <span
      ref={box}
      className={classes('mc-tooltip', place !== 'top' && `mc-tooltip--${place}`, isDismissed && 'mc-tooltip--off')}
      onPointerEnter={() => setIsDismissed(false)}
      onFocus={() => setIsDismissed(false)}
    >
      {children}
      <span role="tooltip" id={id} className="mc-tooltip__bubble">
        {text}
      </span>
    </span>
  );
}

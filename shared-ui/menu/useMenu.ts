import { foldCaseAndAccents } from '@memocartes/contract/text/case-and-accents';
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useOutsideInteraction } from '../overlay/useOutsideInteraction.ts';

/** State of a menu, for `MenuFrame`. */
export type MenuState = {
  /** Id of the element with the role `menu`. */
  readonly id: string;
  readonly open: boolean;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes the menu and returns focus to the button. */
  readonly close: () => void;
};

/** Whether a key types a character other than a space. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const startingWith = (letter: string, entries: readonly HTMLElement[]) =>
  entries.find(({ textContent }) => foldCaseAndAccents(textContent.trim()).startsWith(foldCaseAndAccents(letter)));

/**
 * State and key handlers of a button with a menu [interface.keyboard]:
 * - Arrows, Home and End move between entries.
 * - A letter moves to the next entry that starts with it.
 * - Esc closes the menu and returns focus.
 * - A click or focus outside closes the menu.
 */
export function useMenu(): MenuState {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideInteraction(box, () => setOpen(false), open);

  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  const show = (at: 0 | -1) => {
    setOpen(true);
    requestAnimationFrame(() => entries().at(at)?.focus());
  };

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const all = entries();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const nextFirst = [...all.slice(index + 1), ...all.slice(0, index + 1)];
    const to = (i: number) => all[(i + all.length) % all.length]?.focus();
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) show(event.key === 'ArrowDown' ? 0 : -1);
    else if (!open) return;
    else if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') to(index + 1);
    else if (event.key === 'ArrowUp') to(Math.max(index, 0) - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else if (isCharacter(event)) startingWith(event.key, nextFirst)?.focus();
    else return;
    event.preventDefault();
  });
  // A DOM listener: entries rendered through a portal are inside the element in the DOM, but not in React's tree.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  });
  return { id, open, box, button, toggle: () => (open ? close() : show(0)), close };
}

import { useEffect, useEffectEvent } from 'react';

type Actions = { readonly choose: (isRight: boolean) => void; readonly undo: () => void };

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio');

/**
 * Left and right arrow select the pile; Ctrl+Z or Cmd+Z removes the last card [scanning.undo]. The keys work wherever
 * the focus is, except in a text field.
 */
export function useScanKeys({ choose, undo }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.altKey) return;
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (event.key === 'ArrowLeft') choose(true);
    else if (event.key === 'ArrowRight') choose(false);
    else if (isUndo) undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

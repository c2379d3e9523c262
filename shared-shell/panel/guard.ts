type Ask = () => Promise<boolean>;

/** What isn't saved, the latest last: a dialog over a form that is being filled in. */
let asks: readonly Ask[] = [];
let asking = false;

/**
 * Has a question asked before something that isn't saved is left: by whatever else wants the panel, by another page, by the
 * browser's back and forward. Gives what takes it back.
 */
export function guardPanel(question: Ask): () => void {
  asks = [...asks, question];
  return () => {
    asks = asks.filter((one) => one !== question);
  };
}

export const isGuarded = (): boolean => asks.length > 0;

/** Lets the page be left without a question: what was entered is kept elsewhere. */
export function liftGuards(): void {
  asks = [];
}

/** Does it at once, or, where something isn't saved, once the person has agreed to leave: then nothing asks a second time. */
export function onceFree(act: () => void): void {
  const ask = asks.at(-1);
  if (!ask) return act();
  if (asking) return;
  asking = true;
  void ask()
    .then((yes) => {
      if (!yes) return;
      liftGuards();
      act();
    })
    .finally(() => (asking = false));
}

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking = false;

/**
 * Has a question asked before something that isn't saved is left: by whatever else wants the panel, by another page, by the
 * browser's back and forward. Gives what takes it back.
 */
export function guardPanel(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

export const isGuarded = (): boolean => ask !== undefined;

/** Does it at once, or, where something isn't saved, once the person has agreed to leave: then nothing asks a second time. */
export function onceFree(act: () => void): void {
  if (!ask) return act();
  if (asking) return;
  asking = true;
  void ask()
    .then((yes) => {
      if (!yes) return;
      ask = undefined;
      act();
    })
    .finally(() => (asking = false));
}

type Guard = () => Promise<boolean>;

/** What isn't saved, the latest last: a dialog over a form that is being filled in. */
let guards: readonly Guard[] = [];
let isAsking = false;

/**
 * Has a question asked before something that isn't saved is left: by whatever else wants the panel, by another page, by the
 * browser's back and forward. Gives what takes it back.
 */
export function guardPanel(guard: Guard): () => void {
  guards = [...guards, guard];
  return () => {
    guards = guards.filter((one) => one !== guard);
  };
}

export const isGuarded = (): boolean => guards.length > 0;

/** Lets the page be left without a question: what was entered is kept elsewhere. */
export function removeGuards(): void {
  guards = [];
}

/** Does it at once, or, where something isn't saved, once the person has agreed to leave: then nothing asks a second time. */
export function confirmThenLeave(leave: () => void): void {
  const confirmLeave = guards.at(-1);
  if (!confirmLeave) return leave();
  if (isAsking) return;
  isAsking = true;
  void confirmLeave()
    .then((yes) => {
      if (!yes) return;
      removeGuards();
      leave();
    })
    .finally(() => (isAsking = false));
}

type Guard = () => Promise<boolean>;

/** Confirmations of unsaved forms, the latest last. */
let guards: readonly Guard[] = [];
let isAsking = false;

/**
 * Registers a confirmation, asked before an unsaved form is left by opening another panel or page, or by the browser's back and forward
 * [interface.unsaved].
 * @returns a function that removes it
 */
export function guardPanel(guard: Guard): () => void {
  guards = [...guards, guard];
  return () => {
    guards = guards.filter((item) => item !== guard);
  };
}

export const isGuarded = (): boolean => guards.length > 0;

/** Removes all confirmations, when the entered values are stored elsewhere. */
export function removeGuards(): void {
  guards = [];
}

/**
 * Calls `leave` at once, or, with an unsaved form, once the person has confirmed. Confirmations of other forms are then
 * skipped.
 */
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

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Has a question asked before something else takes the panel's place: a form that isn't saved. Gives what takes it back. */
export function guardPanel(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Does it at once, or, where the panel is guarded, once the person has agreed to leave. */
export function onceFree(act: () => void): void {
  if (ask) void ask().then((yes) => yes && act());
  else act();
}

/** A reason why a remote is not published, and what to do about it. */
export type Problem = { readonly what: string; readonly remedy: string };

/** One error for all problems, each with its remedy [portal.publish-checked]. */
export const refusal = (name: string, problems: readonly Problem[]): Error =>
  new Error(
    [
      `${name} is not published:`,
      ...problems.map(({ what, remedy }) => `  - ${what.replaceAll('\n', '\n    ')}\n    → ${remedy}`),
    ].join('\n'),
  );

/**
 * How a requirement of OWASP ASVS 5.0 is met other than by tests: by a file of the repository, or for a reason (see
 * `because`).
 */
export type Evidence = { readonly file: string; readonly how: string } | { readonly reason: string };

/**
 * A requirement of OWASP ASVS 5.0, paraphrased. Tests name it in their title: `[asvs:6.3.1]`.
 */
export type Requirement = {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly evidence?: Evidence;
};

type Row = readonly [id: string, level: 1 | 2 | 3, text: string, evidence?: Evidence];

export const requirementsOf = (rows: readonly Row[]): Requirement[] =>
  rows.map(([id, level, text, evidence]) => ({ id, level, text, ...(evidence && { evidence }) }));

/** Met by a file: code, configuration or documentation. */
export const shownBy = (file: string, how: string): Evidence => ({ file, how });

/** Reason why the requirement does not apply, or how it is deliberately met in another way. */
export const because = (reason: string): Evidence => ({ reason });

/**
 * How a typed answer compares: the same writing, the same answer written otherwise, right but for an accent that matters, or another answer. The first two
 * are right.
 */
export type Verdict = 'same' | 'close' | 'accent' | 'different';

/** How strictly a card compares typed answers. */
export type AnswerRule = {
  /** Whether any wrong accent is a wrong answer. */ readonly accentsCount?: boolean;
  /** Texts of the card's front: a word that it proposes is never a mere misspelling of the answer. */
  readonly proposed?: readonly string[];
};

/** Whether a verdict makes an answer right. */
export const isRight = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'close';

/** A piece of a text; `met` where the text that it is compared with has it too. */
export type Piece = { readonly text: string; readonly met: boolean };

/** One writing for what no child should have to choose between: apostrophes, dashes, spaces, and the full stop at the end. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ´`]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/^[\s«»"]+|[\s.,;:!?…«»"]+$/gu, '');

/** A number as it is compared: `1 000,50` is `1000.5`. Undefined for what is no number. */
function numberText(text: string): string | undefined {
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(tidy(text).replace(/(?<=\d) (?=\d)/gu, ''));
  if (!match) return undefined;
  const [, sign, whole, decimals = ''] = match;
  const value = `${whole!.replace(/^0+(?=\d)/, '')}.${decimals.replace(/0+$/, '')}`.replace(/\.$/, '');
  return value === '0' ? value : `${sign}${value}`;
}

/** One writing of an answer, accents kept: case, ligatures, hyphens and the spaces inside numbers do not count. */
export const accentedAnswer = (text: string): string =>
  numberText(text) ??
  tidy(text)
    .toLocaleLowerCase('fr')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/(?<=\d) (?=\d)/gu, '')
    .replace(/(?<=\d),(?=\d)/gu, '.')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/ ?' ?/gu, "'");

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** What is compared first: as `accentedAnswer`, accents aside. */
export const plainAnswer = (text: string): string => accentedAnswer(withoutAccents(accentedAnswer(text)));

/** Every word and every choice (« la / là / l’a ») that these texts propose. */
const proposals = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.split('/'), ...text.split(/[\s/,;:()…]+/u)]).map(accentedAnswer);

/**
 * What a card expects: its back's first line (what follows explains it), the whole back where it is written on several, or what its author accepts
 * besides.
 */
export function expectedAnswers(back: readonly string[], accepted: readonly string[] = []): readonly string[] {
  const lines = back.map((line) => line.trim()).filter(Boolean);
  const [first] = lines;
  if (first === undefined) return [];
  return [first, ...(lines.length > 1 ? [lines.join(' ')] : []), ...accepted];
}

/**
 * Compares what a child typed with one expected answer. Nothing typed is never right. A wrong accent is forgiven, unless accents count on the card or it makes
 * another word that the card proposes.
 */
export function compareAnswer(typed: string, expected: string, rule: AnswerRule = {}): Verdict {
  const plain = plainAnswer(typed);
  if (!plain || plain !== plainAnswer(expected)) return 'different';
  const accented = accentedAnswer(typed);
  if (accented !== accentedAnswer(expected)) {
    if (rule.accentsCount || proposals(rule.proposed ?? []).includes(accented)) return 'accent';
  }
  return tidy(typed) === tidy(expected) ? 'same' : 'close';
}

const ranks: Record<Verdict, number> = { same: 0, close: 1, accent: 2, different: 3 };

/** The best verdict on what a child typed, and the expected answer that it was compared with. */
export function judgeAnswer(typed: string, expected: readonly string[], rule: AnswerRule = {}) {
  const [first, ...others] = expected.map((against) => ({ against, verdict: compareAnswer(typed, against, rule) }));
  return others.reduce((best, one) => (ranks[one.verdict] < ranks[best.verdict] ? one : best), first!);
}

/** Lengths of the longest common sequences of what remains of `a` and `b`. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : skip;
    }
  }
  return lengths;
}

/** A text in pieces, those that `other` has and those to look at: letter by letter, the longest common sequence. */
export function piecesOf(text: string, other: string): Piece[] {
  const wanted = [...text.normalize('NFC')];
  const had = [...other.normalize('NFC')];
  const lengths = commonLengths(wanted, had);
  const pieces: { text: string; met: boolean }[] = [];
  let j = 0;
  wanted.forEach((letter, i) => {
    while (j < had.length && had[j] !== letter && lengths[i]![j + 1]! >= lengths[i + 1]![j]!) j += 1;
    const met = j < had.length && had[j] === letter && lengths[i]![j] === lengths[i + 1]![j + 1]! + 1;
    if (met) j += 1;
    const last = pieces.at(-1);
    if (last?.met === met) last.text += letter;
    else pieces.push({ text: letter, met });
  });
  return pieces;
}

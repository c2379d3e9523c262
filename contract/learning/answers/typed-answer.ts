/**
 * Result of a comparison: the same but for spaces and final punctuation, a tolerated variant, wrong only by an accent
 * that matters, or a different answer. The first two count as right.
 */
export type Verdict = 'same' | 'close' | 'accent' | 'different';

/** How strictly a card compares typed answers. */
export type AnswerRule = {
  /** Whether any wrong accent is a wrong answer. */ readonly accentsCount?: boolean;
  /**
   * Texts of the card's front. An answer that is right except for its accents is wrong if it is a word of these texts.
   */
  readonly proposed?: readonly string[];
};

/** Whether a verdict makes an answer right. */
export const isRight = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'close';

/** Whether the student may call an answer a typo: not when it is wrong only by an accent [boxes.typo]. */
export const mayBeTypo = (typed: string, verdict: Verdict): boolean => verdict === 'different' && typed.trim() !== '';

/** A piece of a text; `isMatched` if the other text contains it too. */
export type Piece = { readonly text: string; readonly isMatched: boolean };

/** Normalises apostrophes, dashes and spaces; removes outer quotation marks and final punctuation. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ´`]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/^[\s«»"]+|[\s.,;:!?…«»"]+$/gu, '');

/** Normalises a number: `1 000,50` is `1000.5`. Undefined if it is not a number. */
function numberText(text: string): string | undefined {
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(tidy(text).replace(/(?<=\d) (?=\d)/gu, ''));
  if (!match) return undefined;
  const [, sign, whole, decimals = ''] = match;
  const value = `${whole!.replace(/^0+(?=\d)/, '')}.${decimals.replace(/0+$/, '')}`.replace(/\.$/, '');
  return value === '0' ? value : `${sign}${value}`;
}

/** Normalises an answer but keeps its accents: case, ligatures, hyphens and spaces inside numbers are ignored. */
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

/** Like `accentedAnswer`, but without accents. */
export const plainAnswer = (text: string): string => accentedAnswer(withoutAccents(accentedAnswer(text)));

/** All words and choices (« la / là / l’a ») that these texts propose. */
const proposals = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.split('/'), ...text.split(/[\s/,;:()…]+/u)]).map(accentedAnswer);

/**
 * Expected answers of a card: the first line of its back (later lines explain it), the whole back if it has several
 * lines, and other accepted answers.
 */
export function expectedAnswers(back: readonly string[], accepted: readonly string[] = []): readonly string[] {
  const lines = back.map((line) => line.trim()).filter(Boolean);
  const [first] = lines;
  if (first === undefined) return [];
  return [first, ...(lines.length > 1 ? [lines.join(' ')] : []), ...accepted];
}

/**
 * Compares a typed answer with one expected answer; an empty answer is never right. Wrong accents are tolerated, unless
 * accents count on the card or the result is another word that the card proposes [cards.typed-answer].
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

/** The best result for a typed answer, and the expected answer that it was compared with. */
export function gradeAnswer(typed: string, expected: readonly string[], rule: AnswerRule = {}) {
  const [first, ...others] = expected.map((against) => ({ against, verdict: compareAnswer(typed, against, rule) }));
  return others.reduce((best, item) => (ranks[item.verdict] < ranks[best.verdict] ? item : best), first!);
}

/** Lengths of the longest common subsequences of the remaining parts of `a` and `b`. */
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

/** Splits a text into pieces that `other` contains and pieces that differ (longest common subsequence of letters). */
export function piecesOf(text: string, other: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const otherLetters = [...other.normalize('NFC')];
  const lengths = commonLengths(letters, otherLetters);
  const pieces: { text: string; isMatched: boolean }[] = [];
  let j = 0;
  letters.forEach((letter, i) => {
    while (j < otherLetters.length && otherLetters[j] !== letter && lengths[i]![j + 1]! >= lengths[i + 1]![j]!) j += 1;
    const isMatched =
      j < otherLetters.length && otherLetters[j] === letter && lengths[i]![j] === lengths[i + 1]![j + 1]! + 1;
    if (isMatched) j += 1;
    const last = pieces.at(-1);
    if (last?.isMatched === isMatched) last.text += letter;
    else pieces.push({ text: letter, isMatched });
  });
  return pieces;
}

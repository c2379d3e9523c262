/**
 * Result of a comparison.
 * - `same`: right; differs at most in spaces, apostrophes, dashes, quotation marks and final punctuation.
 * - `close`: right, a tolerated variant.
 * - `accent`: wrong, but only by an accent.
 * - `different`: wrong.
 */
export type Verdict = 'same' | 'close' | 'accent' | 'different';

/** How strictly a card compares typed answers. */
export type AnswerRule = {
  /** Whether any wrong accent makes an answer wrong. */
  readonly accentsCount?: boolean;
  /** Texts of the card's front. An answer with wrong accents is wrong if it is a word or choice of these texts. */
  readonly proposed?: readonly string[];
};

/** Whether a verdict makes an answer right. */
export const isRight = (verdict: Verdict): boolean => verdict === 'same' || verdict === 'close';

/** Whether the student may call a wrong answer a typo: not if it is empty or wrong only by an accent [boxes.typo]. */
export const mayBeTypo = (typed: string, verdict: Verdict): boolean => verdict === 'different' && typed.trim() !== '';

/** A piece of a text; `isMatched`: the other text contains the same piece. */
export type Piece = { readonly text: string; readonly isMatched: boolean };

/**
 * Normalises apostrophes, curly quotation marks, dashes and spaces. Also removes outer quotation marks and final
 * punctuation, unless nothing else is left: a punctuation mark can be the answer.
 */
function normalizePunctuation(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/[’‘ʼ´`]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
  return spaced.replace(/^[\s«»"]+|[\s.,;:!?…«»"]+$/gu, '') || spaced;
}

/** Normalises a number: `1 000,50` is `1000.5`. Undefined if it is not a number. */
function numberText(text: string): string | undefined {
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(normalizePunctuation(text).replace(/(?<=\d) (?=\d)/gu, ''));
  if (!match) return undefined;
  const [, sign, whole, decimals = ''] = match;
  const value = `${whole!.replace(/^0+(?=\d)/, '')}.${decimals.replace(/0+$/, '')}`.replace(/\.$/, '');
  return value === '0' ? value : `${sign}${value}`;
}

/** Normalises an answer with its accents: case, ligatures, hyphens in words and spaces in numbers are ignored. */
export const accentedAnswer = (text: string): string =>
  numberText(text) ??
  normalizePunctuation(text)
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

/** All words of these texts, and all choices such as « la / là / l’a ». */
const proposals = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.split('/'), ...text.split(/[\s/,;:()…]+/u)]).map(accentedAnswer);

/**
 * Expected answers of a card:
 * - the first line of its back: later lines explain it;
 * - all lines of its back together, if there are several;
 * - the other accepted answers.
 *
 * None if the back has no text.
 */
export function expectedAnswers(back: readonly string[], accepted: readonly string[] = []): readonly string[] {
  const lines = back.map((line) => line.trim()).filter(Boolean);
  const [first] = lines;
  if (first === undefined) return [];
  return [first, ...(lines.length > 1 ? [lines.join(' ')] : []), ...accepted];
}

/**
 * Compares a typed answer with one expected answer; an empty answer is never right. Wrong accents are tolerated, unless
 * accents count on the card or the front contains the typed answer [cards.typed-answer].
 */
export function compareAnswer(typed: string, expected: string, rule: AnswerRule = {}): Verdict {
  const plain = plainAnswer(typed);
  if (!plain || plain !== plainAnswer(expected)) return 'different';
  const accented = accentedAnswer(typed);
  if (accented !== accentedAnswer(expected)) {
    if (rule.accentsCount || proposals(rule.proposed ?? []).includes(accented)) return 'accent';
  }
  return normalizePunctuation(typed) === normalizePunctuation(expected) ? 'same' : 'close';
}

const ranks: Record<Verdict, number> = { same: 0, close: 1, accent: 2, different: 3 };

/**
 * The best verdict on a typed answer (`verdict`), and the expected answer that gave this verdict (`against`).
 * @param expected at least one answer
 */
export function gradeAnswer(typed: string, expected: readonly string[], rule: AnswerRule = {}) {
  const [first, ...others] = expected.map((against) => ({ against, verdict: compareAnswer(typed, against, rule) }));
  return others.reduce((best, item) => (ranks[item.verdict] < ranks[best.verdict] ? item : best), first!);
}

/** `[i][j]`: length of the longest common subsequence of `a` from index `i` and `b` from index `j`. */
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

/** Splits a text into pieces that match `other` and pieces that differ (longest common subsequence of letters). */
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

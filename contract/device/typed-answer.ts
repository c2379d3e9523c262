/** How a typed answer compares: the same writing, the same answer otherwise written, or another answer. */
export type Verdict = 'same' | 'close' | 'different';

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

/** What is compared: case, accents, ligatures, hyphens and the spaces inside numbers do not count. */
export const plainAnswer = (text: string): string =>
  tidy(text)
    .toLocaleLowerCase('fr')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/(?<=\d) (?=\d)/gu, '')
    .replace(/(?<=\d),(?=\d)/gu, '.')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/ ?' ?/gu, "'");

/** What a card expects: its back's first line (what follows explains it), or the whole back where it is written on several. */
export function expectedAnswers(back: readonly string[]): readonly string[] {
  const lines = back.map((line) => line.trim()).filter(Boolean);
  const [first] = lines;
  if (first === undefined) return [];
  return lines.length > 1 ? [first, lines.join(' ')] : [first];
}

/** Compares what a child typed with one expected answer (decisions §5, typed answer). Nothing typed is never right. */
export function compareAnswer(typed: string, expected: string): Verdict {
  const plain = plainAnswer(typed);
  if (!plain || plain !== plainAnswer(expected)) return 'different';
  return tidy(typed) === tidy(expected) ? 'same' : 'close';
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

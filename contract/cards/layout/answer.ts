/** Words and symbols that cannot end a sentence: it continues on the next line, even if that begins with a capital. */
const unfinished =
  /(?:^|[\s’'])(?:de|du|des|d|l|le|la|les|un|une|et|ou|à|au|aux|en|par|pour|sur|sous|avec|sans|dans|chez|que|qui)[’']?$|[,:;\-–]$/iu;
const isSentenceStart = (line: string) => /^«?\s*[\p{Lu}\d]/u.test(line);
/** Whether a line is a label and its value: « Préfecture : Lyon ». */
const isLabelled = (line: string) => /^\p{Lu}[\p{L}\s]{2,20}\s: /u.test(line);
const isEquation = (line: string) => line.includes('=');
const isFinished = (line: string) => /[.!?…)»]$/u.test(line);

/** Whether an explanation starts with the line at `at`. */
function beginsExplanation(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  const previous = lines[at - 1]!;
  if (previous === '') return true;
  if (line.startsWith('(') || isLabelled(line)) return true;
  if (isEquation(line)) return !isEquation(lines[0]!);
  return isSentenceStart(line) && !unfinished.test(previous) && (isFinished(previous) || isFinished(lines.at(-1)!));
}

/**
 * Splits the lines of an answer side into answer and explanation. The explanation starts after the first empty line, or
 * with the first line that starts a new sentence, a parenthesis or a label. A calculation also starts the explanation,
 * unless the answer is itself a calculation.
 * @param nbLines number of lines of the answer, if known
 */
export function splitAnswer(
  lines: readonly string[],
  nbLines?: number,
): { answer: readonly string[]; explanation: readonly string[] } {
  const at = nbLines ?? lines.findIndex((line, i) => i > 0 && line !== '' && beginsExplanation(lines, i));
  if (at < 1 || at >= lines.length) return { answer: lines, explanation: [] };
  const answer = lines.slice(0, at);
  while (answer.at(-1) === '') answer.pop();
  return answer.length > 0 ? { answer, explanation: lines.slice(at) } : { answer: lines, explanation: [] };
}

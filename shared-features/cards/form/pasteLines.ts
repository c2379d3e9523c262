type Selection = {
  /** Index of the line, from 0. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
};

/**
 * The lines of a side after text was pasted over a selection [cards.paste-lines]. Each non-empty line of the text
 * becomes a line, and the lines below move down. The lines beyond `max` are joined to the last line.
 * @returns the lines and the index of the last pasted line; undefined for one line of text, which the browser pastes
 */
export function pasteLines(lines: readonly string[], { index, start, end }: Selection, text: string, max: number) {
  const pasted = text.split(/[\r\n]+/).filter((item) => item.trim());
  if (pasted.length < 2) return undefined;
  const line = lines[index] ?? '';
  pasted[0] = `${line.slice(0, start)}${pasted[0]}`;
  pasted[pasted.length - 1] = `${pasted.at(-1)}${line.slice(end)}`;
  const allLines = [...lines.slice(0, index), ...pasted, ...lines.slice(index + 1)];
  const written = allLines.slice(0, allLines.findLastIndex((item) => item.trim()) + 1);
  const last = Math.min(index + pasted.length, max) - 1;
  if (written.length <= max) return { lines: written, last };

  return {
    lines: [
      ...written.slice(0, max - 1),
      written
        .slice(max - 1)
        .filter((item) => item.trim())
        .join(' '),
    ],
    last,
  };
}

/**
 * Parses the cells that a spreadsheet copies: tab-separated; a quoted cell may contain newlines and tabs, with doubled quotes.
 * Quotes inside a cell that does not begin with one are part of its text.
 */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= source.length) {
    const row = rows.at(-1)!;
    const quoted = source[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(at)) : null;
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(source.slice(at))![0];
    row.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell);
    at += cell.length;
    if (at >= source.length) break;
    if (source[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows;
}

const isHeader = ([front = '', back = '']: readonly string[]) =>
  /^(question|recto|front)$/i.test(front.trim()) && /^(r[ée]ponse|verso|answer|back)$/i.test(back.trim());

/** Parses pasted rows of cards without a header row; undefined for the text of one cell. */
export function pastedRows(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const rows = parseTsv(text);
  const body = isHeader(rows[0] ?? []) ? rows.slice(1) : rows;
  return body.filter((row) => row.some((cell) => cell.trim()));
}

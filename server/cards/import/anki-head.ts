const separators: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** What the first lines of exported notes say (`#separator:tab`, `#html:true`, `#tags column:4`). */
export type AnkiHead = {
  separator: string;
  isHtml: boolean;
  /** Columns that hold no field of a note: tags, deck, kind of note, identifier; from 0. */
  others: number[];
  nbLines: number;
  /** The notes. */
  rest: string;
};

/** Reads them as Anki writes them; a file that says nothing of HTML has it where it looks like it. */
export function readAnkiHead(text: string): AnkiHead {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  const nbLines = end === -1 ? lines.length : end;
  const said = new Map(
    lines.slice(0, nbLines).map((line) => {
      const [, name = '', value = ''] = /^#([^:]+):(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
      return [name.trim().toLowerCase(), value] as const;
    }),
  );
  const rest = lines.slice(nbLines).join('\n');
  const separator = said.get('separator') ?? 'tab';
  const others = ['tags column', 'deck column', 'notetype column', 'guid column'].flatMap((name) => {
    const column = Number(said.get(name));
    return column >= 1 ? [column - 1] : [];
  });
  const html = said.get('html')?.trim().toLowerCase();
  return {
    separator: separators[separator.trim().toLowerCase()] ?? (separator.slice(0, 1) || '\t'),
    isHtml: html ? html === 'true' : /<(?:br|div|b|i|img|span)\b|&(?:nbsp|amp|lt|gt);/i.test(rest),
    others,
    nbLines,
    rest,
  };
}

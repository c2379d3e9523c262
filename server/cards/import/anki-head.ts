const separators: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Settings in the header lines of notes exported by Anki (`#separator:tab`, `#html:true`, `#tags column:4`). */
type AnkiHead = {
  separator: string;
  isHtml: boolean;
  /** Indexes of columns other than fields: tags, deck, note type, identifier. */
  others: number[];
  nbLines: number;
  /** The notes. */
  rest: string;
};

/** Reads the header lines. Without `#html`, detects HTML in the text. */
export function readAnkiHead(text: string): AnkiHead {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  const nbLines = end === -1 ? lines.length : end;
  const settings = new Map(
    lines.slice(0, nbLines).map((line) => {
      const [, name = '', value = ''] = /^#([^:]+):(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
      return [name.trim().toLowerCase(), value] as const;
    }),
  );
  const rest = lines.slice(nbLines).join('\n');
  const separator = settings.get('separator') ?? 'tab';
  const others = ['tags column', 'deck column', 'notetype column', 'guid column'].flatMap((name) => {
    const column = Number(settings.get(name));
    return column >= 1 ? [column - 1] : [];
  });
  const html = settings.get('html')?.trim().toLowerCase();

  return {
    separator: separators[separator.trim().toLowerCase()] ?? (separator.slice(0, 1) || '\t'),
    isHtml: html ? html === 'true' : /<(?:br|div|b|i|img|span)\b|&(?:nbsp|amp|lt|gt);/i.test(rest),
    others,
    nbLines,
    rest,
  };
}

import { importMaxCell, importMaxRows } from '@memocartes/contract/imports/imports';
import { Parser } from 'saxen';

import { unreadable } from './archive.ts';
import { isEmptyCell, maxColumns, type Sheet, type SheetCell, type Workbook } from './sheet.ts';

/** Maximum number of lines read from a sheet: above the import's limit, so that an excess is detected. */
const maxLines = importMaxRows + 100;

type Attributes = Readonly<Record<string, string>>;

const repeated = (attributes: Attributes, name: string) =>
  Math.max(1, Number(attributes[`table:${name}-repeated`]) || 1);

/** The value in a cell's attributes; undefined if its text is the value. */
function valueOf(attributes: Attributes): SheetCell | undefined {
  const type = attributes['office:value-type'];
  if (type === 'date') return (attributes['office:date-value'] ?? '').slice(0, 10);
  if (type === 'float') return { number: Number(attributes['office:value']) };
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'oui' : 'non';
  return undefined;
}

/** Builds sheets from the elements of a document, in document order. */
class SheetBuilder implements Workbook {
  readonly sheets: Sheet[] = [];
  is1904 = false;
  /** Depth of nested tables; only the outer table is read. */
  private tableDepth = 0;
  private line = 0;
  private rowRepeat = 1;
  private cells: SheetCell[] = [];
  /** Whether the row has no value of its own, apart from those of cells that are merged down to it. */
  private isRowEmpty = true;
  private cell:
    | { value: SheetCell | undefined; texts: string[]; repeat: number; nbRows: number; isCovered: boolean }
    | undefined;
  /** Value and last line of the cells of each column that are merged down to it [import.merged]. */
  private readonly merged = new Map<number, { value: SheetCell; last: number }>();
  private paragraphDepth = 0;
  private annotationDepth = 0;
  /** Name of the table style whose properties follow. */
  private tableStyle: string | undefined;
  private readonly hiddenStyles = new Set<string | undefined>();

  open(name: string, attributes: Attributes, decode: (text: string) => string): void {
    if (name === 'table:null-date') this.is1904 = attributes['table:date-value']?.startsWith('1904') ?? false;
    else if (name === 'style:style') this.tableStyle = attributes['style:name'];
    else if (name === 'style:table-properties') this.openProperties(attributes);
    else if (name === 'table:table') this.openTable(attributes, decode);
    else if (this.tableDepth !== 1) return;
    else if (name === 'table:table-row') {
      this.cells = [];
      this.isRowEmpty = true;
      this.rowRepeat = repeated(attributes, 'number-rows');
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      this.cell = {
        value: valueOf(attributes),
        texts: [],
        repeat: repeated(attributes, 'number-columns'),
        nbRows: Number(attributes['table:number-rows-spanned']) || 1,
        isCovered: name === 'table:covered-table-cell',
      };
    } else if (name === 'office:annotation') this.annotationDepth += 1;
    else if (this.cell && !this.annotationDepth) this.openText(name, attributes);
  }

  private openProperties(attributes: Attributes): void {
    if (attributes['table:display'] === 'false') this.hiddenStyles.add(this.tableStyle);
  }

  private openTable(attributes: Attributes, decode: (text: string) => string): void {
    this.tableDepth += 1;
    if (this.tableDepth === 1) {
      const isHidden = this.hiddenStyles.has(attributes['table:style-name']);
      const name = decode(attributes['table:name'] ?? '').slice(0, importMaxCell);
      this.sheets.push({ name, isHidden, lines: [] });
      this.merged.clear();
    }
    this.line = this.tableDepth === 1 ? 0 : this.line;
  }

  private openText(name: string, attributes: Attributes): void {
    if (name === 'text:p') {
      if (this.cell!.texts.length) this.cell!.texts.push('\n');
      this.paragraphDepth += 1;
    } else if (name === 'text:s') this.text(' '.repeat(Math.min(100, Number(attributes['text:c']) || 1)));
    else if (name === 'text:tab' || name === 'text:line-break') this.text(' ');
  }

  text(text: string): void {
    if (this.cell && !this.annotationDepth && this.paragraphDepth) this.cell.texts.push(text);
  }

  close(name: string): void {
    if (name === 'table:table') this.tableDepth -= 1;
    else if (this.tableDepth !== 1) return;
    else if (name === 'office:annotation') this.annotationDepth -= 1;
    else if (name === 'text:p') this.paragraphDepth = Math.max(0, this.paragraphDepth - (this.annotationDepth ? 0 : 1));
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.closeCell();
    else if (name === 'table:table-row') this.closeRow();
  }

  private closeCell(): void {
    if (!this.cell) return;
    const { value, texts, repeat, nbRows, isCovered } = this.cell;
    this.cell = undefined;
    const text = texts.join('');
    // Numbers displayed with leading zeros, such as phone numbers, are read as displayed.
    const read = value === undefined || /^0\d+$/.test(text) ? text : value;
    const count = Math.min(repeat, maxColumns - this.cells.length);
    if (count > 0 && !isEmptyCell(read)) this.isRowEmpty = false;
    if (nbRows > 1) this.merged.set(this.cells.length, { value: read, last: this.line + nbRows });
    for (let n = 0; n < count; n += 1) this.cells.push((isCovered && this.mergedValue()) || read);
  }

  /** The value of the merged cells of which the next cell is part, if any. */
  private mergedValue(): SheetCell | undefined {
    const merged = this.merged.get(this.cells.length);
    return merged && this.line < merged.last ? merged.value : undefined;
  }

  private closeRow(): void {
    const { lines } = this.sheets.at(-1)!;
    for (let n = 1; !this.isRowEmpty && n <= this.rowRepeat && lines.length < maxLines; n += 1) {
      lines.push({ line: this.line + n, cells: this.cells });
    }
    this.line += this.rowRepeat;
  }
}

/**
 * Sheets of an OpenDocument spreadsheet, from its `content.xml`: values only, neither formulas nor macros.
 * @throws Refusal
 */
export function readOds(content: Uint8Array): Workbook {
  const builder = new SheetBuilder();
  const parser = new Parser();
  parser.ns({
    'urn:oasis:names:tc:opendocument:xmlns:office:1.0': 'office',
    'urn:oasis:names:tc:opendocument:xmlns:style:1.0': 'style',
    'urn:oasis:names:tc:opendocument:xmlns:table:1.0': 'table',
    'urn:oasis:names:tc:opendocument:xmlns:text:1.0': 'text',
  });
  parser.on('openTag', (name, attributes, decode) => builder.open(name, attributes(), decode));
  parser.on('closeTag', (name) => builder.close(name));
  parser.on('text', (text, decode) => builder.text(decode(text)));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('error', () => {
    throw unreadable();
  });
  parser.parse(new TextDecoder().decode(content));
  return builder;
}

import { escapeUTF8 } from 'entities';
import { strToU8, zipSync } from 'fflate';

type WrittenSheet = {
  name: string;
  /** The first line is the header: bold, and frozen. */
  lines: readonly (readonly string[])[];
};

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1: text, so that spreadsheets keep dates and phone numbers as typed. Style 2: bold text. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Supports up to 26 columns, which is enough for templates. */
const letterOf = (column: number) => String.fromCharCode(65 + column);

const cellOf = (text: string, column: number, row: number) =>
  `<c r="${letterOf(column)}${row + 1}" t="inlineStr" s="${row === 0 ? 2 : 1}"><is><t xml:space="preserve">${escapeUTF8(text)}</t></is></c>`;

/** Column width in characters, wide enough for most contents. */
function widthOf(lines: WrittenSheet['lines'], column: number): number {
  const longest = Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  return Math.min(90, Math.max(12, longest + 2));
}

function sheetXml({ lines }: WrittenSheet): string {
  const columns = lines[0]!.map(
    (_cell, n) => `<col min="${n + 1}" max="${n + 1}" width="${widthOf(lines, n)}" style="1" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const rows = lines.map(
    (cells, n) => `<row r="${n + 1}">${cells.map((cell, column) => cellOf(cell, column, n)).join('')}</row>`,
  );
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>
<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** A workbook of texts as .xlsx. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${content}.${type}+xml"/>`;
  const types = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.map((_sheet, n) => part(`worksheets/sheet${n + 1}`, 'worksheet')).join('')}</Types>`;
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const links = (inside: string) => `${xml}<Relationships xmlns="${packageRelations}">${inside}</Relationships>`;
  const named = sheets.map(({ name }, n) => `<sheet name="${escapeUTF8(name)}" sheetId="${n + 1}" r:id="s${n + 1}"/>`);
  const sheetLinks = sheets.map((_sheet, n) => link(`s${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`));
  const files: Record<string, string> = {
    '[Content_Types].xml': types,
    '_rels/.rels': links(link('w', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(sheetLinks.join('') + link('t', 'styles', 'styles.xml')),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, n) => [`xl/worksheets/sheet${n + 1}.xml`, sheetXml(sheet)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

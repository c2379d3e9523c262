import { Parser } from 'saxen';

import type { Entries } from './archive.ts';
import { isEmptyCell, maxColumns, type Sheet } from './sheet.ts';

/** Cells of a column that are merged; lines are numbered from 1, columns from 0. */
type Merge = { column: number; first: number; last: number };

/** Maximum number of merges read from a sheet. */
const maxMerges = 10_000;

const namespaces = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'main',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'package',
};

/** The attributes of each element with this name, with decoded values. */
function elementsOf(xml: Uint8Array | undefined, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser();
  parser.ns(namespaces);
  parser.on('openTag', (name, attributes, decode) => {
    if (name !== element) return;
    found.push(Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])));
  });
  parser.parse(new TextDecoder().decode(xml));
  return found;
}

/** The file of each sheet, by the name of the sheet. */
function sheetFiles(entries: Entries): Map<string, Uint8Array | undefined> {
  const targets = new Map(
    elementsOf(entries['xl/_rels/workbook.xml.rels'], 'package:Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const sheets = elementsOf(entries['xl/workbook.xml'], 'main:sheet');
  return new Map(sheets.map(({ name = '', 'r:id': id = '' }) => [name, entries[targets.get(id) ?? '']]));
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

// `<` ends a match: otherwise a comment with many unclosed elements would take time that is quadratic in its length.
const mergeElement = /<(?:\w+:)?mergeCell\b[^<>]*\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

function mergesOf(file: Uint8Array | undefined): Merge[] {
  const merges: Merge[] = [];
  for (const [, column = '', first, last] of new TextDecoder().decode(file).matchAll(mergeElement)) {
    if (first !== last) merges.push({ column: columnOf(column), first: Number(first), last: Number(last) });
    if (merges.length === maxMerges) break;
  }
  return merges;
}

/** Fills the empty cells below the first of merged cells with its value, since only the first has one [import.merged]. */
export function fillMergedCells(sheets: readonly Sheet[], entries: Entries): void {
  const files = sheetFiles(entries);
  for (const { name, lines } of sheets) {
    const cellsOfLine = new Map(lines.map(({ line, cells }) => [line, cells]));
    const lastLine = lines.at(-1)?.line ?? 0;
    for (const { column, first, last } of mergesOf(files.get(name))) {
      const value = cellsOfLine.get(first)?.[column];
      if (value === undefined || isEmptyCell(value) || column >= maxColumns) continue;
      for (let line = first + 1; line <= Math.min(last, lastLine); line += 1) {
        const cells = cellsOfLine.get(line);
        if (!cells) continue;
        while (cells.length < column) cells.push('');
        if (isEmptyCell(cells[column] ?? '')) cells[column] = value;
      }
    }
  }
}

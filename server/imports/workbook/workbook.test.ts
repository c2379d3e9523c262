import { crc32, deflateRawSync } from 'node:zlib';

import { type BookType, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import fc from 'fast-check';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';

import { ApiError } from '../../http/errors.ts';
import { zip } from '../../testing/files/images.ts';
import { readTable } from '../file/read-file.ts';
import { readStudents } from '../file/read-students.ts';
import { templates } from '../templates/samples.ts';
import { readWorkbookFile } from './run-worker.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
type Cells = (string | number | boolean | Date | null)[][];
type Sheets = Record<string, Cells | WorkSheet>;

const sheetOf = (cells: Cells | WorkSheet) =>
  Array.isArray(cells) ? utils.aoa_to_sheet(cells, { cellDates: true, UTC: true }) : cells;

/** A workbook written by SheetJS, which shares no code with our readers. */
function workbook(sheets: Sheets, bookType: BookType = 'xlsx', change: (book: WorkBook) => void = () => {}): Buffer {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(cells), name);
  change(book);
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** An .ods workbook with a hidden sheet, as LibreOffice writes it. */
function withHiddenTable(bytes: Uint8Array, name: string): Uint8Array {
  const entries = unzipSync(bytes);
  const written = name.replaceAll('&', '&amp;');
  const style =
    '<style:style style:name="ta9" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const content = strFromU8(entries['content.xml']!)
    .replace('</office:automatic-styles>', `${style}</office:automatic-styles>`)
    .replace(`table:name="${written}" table:style-name="ta1"`, `table:name="${written}" table:style-name="ta9"`);
  return zipSync({ ...entries, 'content.xml': strToU8(content) });
}

const readBytes = (bytes: Uint8Array) => readTable(base64(bytes));

async function refusal(bytes: Uint8Array) {
  const error = await readBytes(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  const { statusCode, message } = error as ApiError;
  return { statusCode, message };
}

const header = ['Nom', 'Prénom', 'Sexe', 'Date de naissance', 'Niveau', 'Classe'];
const formats = ['xlsx', 'ods'] as const;

describe.each(formats)('.%s', (format) => {
  test('any table is read from the first filled sheet, from its first row on, with numbers and dates in French notation', async () => {
    const bytes = workbook(
      {
        Vide: [[]],
        Cartes: [
          ['Question', 'Réponse'],
          ['π ?', 3.14],
          ['La Bastille ?', new Date(Date.UTC(1989, 6, 14))],
          ['Nom', 'Prénom'],
        ],
        Élèves: [header],
      },
      format,
    );
    expect(await readWorkbookFile(bytes, 'any')).toEqual({
      format,
      tables: [
        {
          sheet: 'Cartes',
          rows: [
            { line: 1, cells: ['Question', 'Réponse'] },
            { line: 2, cells: ['π ?', '3,14'] },
            { line: 3, cells: ['La Bastille ?', '14/07/1989'] },
            { line: 4, cells: ['Nom', 'Prénom'] },
          ],
        },
      ],
    });
  });

  test('reads a table (texts, dates, numbers, accents) and the name of its sheet', async () => {
    const birthdate = new Date(Date.UTC(2018, 2, 14));
    const bytes = workbook(
      {
        Élèves: [
          header,
          ['Éluard & fils', ' Zoë ', 'F', birthdate, 'CE1', 1],
          ['Roy', 'Léa', 'F', '02/03/2018', 'CP', null],
        ],
      },
      format,
    );
    expect(await readBytes(bytes)).toEqual({
      encoding: null,
      separator: null,
      format,
      sheet: 'Élèves',
      kind: 'STUDENTS',
      header,
      rows: [
        { line: 2, cells: ['Éluard & fils', 'Zoë', 'F', '2018-03-14', 'CE1', '1'] },
        { line: 3, cells: ['Roy', 'Léa', 'F', '02/03/2018', 'CP', ''] },
      ],
    });
  });

  test('ignores titles and merged cells above the header, and empty lines', async () => {
    const sheet = utils.aoa_to_sheet([
      ['École Jules-Ferry'],
      ['Élèves'],
      [],
      header,
      ['Roy', 'Léa'],
      [],
      ['Roy', 'Lou'],
      ['', ''],
      [' '],
    ]);
    sheet['!merges'] = [
      { s: { r: 0, c: 0 }, e: { r: 0, c: 5 } },
      { s: { r: 1, c: 0 }, e: { r: 1, c: 5 } },
    ];
    const { rows, header: actualHeader } = await readBytes(workbook({ A: sheet }, format));
    expect(actualHeader).toEqual(header);
    expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
      [5, 'Léa'],
      [7, 'Lou'],
    ]);
  });

  test('every row of merged cells has their value [import.merged]', async () => {
    const sheet = sheetOf([
      ['Classe', 'Nom', 'Prénom'],
      ['CP A', 'Roy', 'Ada'],
      [null, 'Roux', 'Lou'],
      [null, 'Petit', 'Zoé'],
      [null, 'Blin', 'Max'],
    ]);
    sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 3, c: 0 } }];
    const { lists } = await readStudents(base64(workbook({ École: sheet }, format)), 'every');
    expect(lists[0]!.rows.map(({ cells }) => cells[0])).toEqual(['CP A', 'CP A', 'CP A', '']);
  });

  test('a cell that is merged far below the list adds no lines [import.merged]', async () => {
    const sheet = sheetOf([
      ['Classe', 'Nom', 'Prénom'],
      ['CP A', 'Roy', 'Ada'],
      [null, 'Roux', 'Lou'],
    ]);
    sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 19_999, c: 0 } }];
    sheet['!ref'] = 'A1:C20000';
    const { rows } = await readBytes(workbook({ École: sheet }, format));
    expect(rows.map(({ cells }) => cells[0])).toEqual(['CP A', 'CP A']);
  });

  test('a header of several lines with merged cells, and one repeated on a later page, are not read as students [import.merged] [import.headers]', async () => {
    const sheet = sheetOf([
      ['Nom', 'Prénom', 'Contact', null],
      [null, null, 'Téléphone', 'Courriel'],
      ['Roy', 'Ada', '0612345678', 'ada@test.example'],
      ['Nom', 'Prénom', 'Téléphone', 'Courriel'],
      ['Blin', 'Max', '', ''],
    ]);
    const below = (c: number) => ({ s: { r: 0, c }, e: { r: 1, c } });
    sheet['!merges'] = [below(0), below(1), { s: { r: 0, c: 2 }, e: { r: 0, c: 3 } }];
    const read = await readBytes(workbook({ École: sheet }, format));
    expect(read.header).toEqual(['Nom', 'Prénom', 'Téléphone', 'Courriel']);
    expect(read.rows.map(({ line }) => line)).toEqual([3, 5]);
    const plain = sheetOf([
      ['Nom', 'Prénom'],
      [null, null],
      ['Roy', 'Ada'],
    ]);
    plain['!merges'] = [below(0), below(1)];
    expect((await readBytes(workbook({ École: plain }, format))).rows.map(({ line }) => line)).toEqual([3]);
  });

  test('reads the sheet with the most known headers', async () => {
    const bytes = workbook(
      {
        Notice: [['Comment remplir'], ['Nom', 'le nom de famille']],
        Vide: [[]],
        'Liste 2026': [header, ['Roy', 'Léa']],
      },
      format,
    );
    const read = await readBytes(bytes);
    expect(read).toMatchObject({ sheet: 'Liste 2026', rows: [{ line: 2 }] });
    expect(read.other_sheets).toBeUndefined();
  });

  test('names the other sheets that contain a list, such as one per class [import.one-sheet]', async () => {
    const sheets = {
      'CP A': [header, ['Roy', 'Léa']],
      Notice: [['Nom', 'le nom de famille']],
      'CE1 A': [['École Jean-Macé'], header, ['Blin', 'Max']],
      'CE2 A': [header],
    };
    expect(await readBytes(workbook(sheets, format))).toMatchObject({ sheet: 'CP A', other_sheets: ['CE1 A'] });
  });

  test('of a file for one class, reads the sheet named like the class, else the one with the most known headers [import.one-sheet]', async () => {
    const bytes = workbook(
      {
        'CP A': [header, ['Roy', 'Léa']],
        'CP-B': [
          ['Nom', 'Prénom'],
          ['Blin', 'Max'],
        ],
        CE1: [header],
        Effectifs: [
          ['Classe', 'Niveau'],
          ['CP A', 'CP'],
        ],
        Équipe: [
          ['Nom', 'Prénom', 'Civilité', 'Fonction', 'Courriel', 'Téléphone', 'Portable', 'Classe'],
          ['Petit', 'Lou'],
        ],
      },
      format,
    );
    const read = async (className: string) => readStudents(base64(bytes), { className });
    expect(await read('cp b')).toMatchObject({ sheet: 'CP-B', other_sheets: ['CP A'], lists: [{ class_: '' }] });
    expect(await read('CM2')).toMatchObject({ sheet: 'CP A', other_sheets: ['CP-B'] });
    expect(await read('CE1')).toMatchObject({ sheet: 'CP A', other_sheets: ['CP-B'] });
  });

  describe('a workbook with one sheet per class', () => {
    const short = ['Nom', 'Prénom', 'Niveau'];
    const readAll = (sheets: Sheets, hidden?: string) => {
      const hide = (book: WorkBook) => {
        book.Workbook = { Sheets: book.SheetNames.map((name) => ({ Hidden: name === hidden ? 1 : 0 })) };
      };
      const bytes = workbook(sheets, format, hide);
      // SheetJS hides no sheet of an .ods file.
      return readStudents(base64(format === 'ods' && hidden ? withHiddenTable(bytes, hidden) : bytes), 'every');
    };

    test('reads every sheet with a list; a sheet whose rows name no class gives its name [import.sheets]', async () => {
      const read = await readAll({
        'CP A': [['École Jean-Macé'], short, ['Éluard', 'Zoë', 'CP'], [], ['Roy', 'Léa', 'CP']],
        'CP B': [header, ['Adam', 'Eve', 'F', '02/03/2018', 'CP', '']],
        Feuil1: [short, ['Blin', 'Max', 'CE1']],
        Élèves: [short, ['Noir', 'Ana', 'CE2']],
        'Double niveau': [header, ['Petit', 'Lou', 'F', '02/03/2018', 'CM1', 'CM1/CM2']],
      });
      const { lists, sheets } = read;
      expect(lists.map(({ class_ }) => class_)).toEqual(['CP A', 'CP B', '', '', '']);
      expect(lists.flatMap(({ rows }) => rows.map(({ line, in_sheet: place }) => [line, place]))).toEqual([
        [3, { name: 'CP A', line: 3 }],
        [5, { name: 'CP A', line: 5 }],
        [7, { name: 'CP B', line: 2 }],
        [9, { name: 'Feuil1', line: 2 }],
        [11, { name: 'Élèves', line: 2 }],
        [13, { name: 'Double niveau', line: 2 }],
      ]);
      expect(sheets).toEqual([
        { name: 'CP A', nb_rows: 2, verdict: 'READ' },
        { name: 'CP B', nb_rows: 1, verdict: 'READ' },
        { name: 'Feuil1', nb_rows: 1, verdict: 'READ' },
        { name: 'Élèves', nb_rows: 1, verdict: 'READ' },
        { name: 'Double niveau', nb_rows: 1, verdict: 'READ' },
      ]);
    });

    test('says why other sheets are not read: hidden, without rows, other people, no list [import.sheets-shown]', async () => {
      const { sheets, sheet } = await readAll(
        {
          Sommaire: [['Classes de l’école'], ['CP A', 'CP B']],
          'CP A': [short, ['Roy', 'Léa', 'CP']],
          'CP B': [short, ['Blin', 'Max', 'CP']],
          'CP 2025': [short, ['Ancien', 'Paul', 'CP']],
          CE1: [short],
          Parents: [
            ['Nom responsable', 'Prénom responsable', 'Prénom enfant', 'Courriel'],
            ['Roy', 'Ada', 'Léa', 'a@b.fr'],
          ],
          Équipe: [
            ['Nom', 'Prénom', 'Fonction', 'Courriel'],
            ['Petit', 'Lou', 'PE', 'l@b.fr'],
          ],
          Effectifs: [
            ['Classe', 'Niveau'],
            ['CP A', 'CP'],
          ],
          Vide: [[]],
        },
        'CP 2025',
      );
      expect(sheet).toBe('CP A');
      expect(sheets?.map(({ name, verdict }) => [name, verdict])).toEqual([
        ['CP A', 'READ'],
        ['CP B', 'READ'],
        ['Sommaire', 'NO_LIST'],
        ['CP 2025', 'HIDDEN'],
        ['CE1', 'EMPTY'],
        ['Parents', 'FOLLOWERS'],
        ['Équipe', 'STAFF'],
        ['Effectifs', 'NO_LIST'],
      ]);
    });

    test('says that another sheet with a table is not read, although one sheet only is a list [import.sheets-shown]', async () => {
      const bytes = workbook(
        {
          CP: [header, ['Roy', 'Ada']],
          CE1: [
            ['Nom', 'Classe'],
            ['Petit', 'CE1'],
          ],
        },
        format,
      );
      const { sheets } = await readStudents(base64(bytes), 'every');
      expect(sheets?.map(({ name, verdict }) => [name, verdict])).toEqual([
        ['CP', 'READ'],
        ['CE1', 'NO_LIST'],
      ]);
    });

    test('a single list is read as before: its rows name no sheet and get no class [import.sheets]', async () => {
      const sheets = { 'CP A': [short, ['Roy', 'Léa', 'CP']], Notice: [['Nom', 'le nom de famille']] };
      const read = await readAll(sheets);
      expect(read).toMatchObject({ sheet: 'CP A', lists: [{ class_: '', rows: [{ line: 2 }] }] });
      expect([read.sheets, read.lists[0]!.rows[0]!.in_sheet]).toEqual([undefined, undefined]);
      expect(await readAll(sheets, 'CP A')).toMatchObject({ sheet: 'CP A', lists: [{ rows: [{ line: 2 }] }] });
    });

    test('reads the names of sheets that XML escapes, visible or hidden [import.sheets] [import.sheets-shown]', async () => {
      const { lists, sheets } = await readAll(
        {
          'CM1 & CM2': [short, ['Roy', 'Léa', 'CM1']],
          "CE2 d’Ève & d'Éli": [short, ['Blin', 'Max', 'CE2']],
          'CP & CE1': [short, ['Ancien', 'Paul', 'CP']],
        },
        'CP & CE1',
      );
      expect(lists.map(({ class_ }) => class_)).toEqual(['CM1 & CM2', "CE2 d’Ève & d'Éli"]);
      expect(sheets?.at(-1)).toEqual({ name: 'CP & CE1', nb_rows: 0, verdict: 'HIDDEN' });
    });

    test('the maximum number of rows applies to all sheets together [import.sheets]', async () => {
      const rows = (count: number, of: string) => Array.from({ length: count }, (_none, n) => [of, `Élève ${n}`, 'CP']);
      const most = { A: [short, ...rows(3000, 'A')], B: [short, ...rows(2000, 'B')] };
      expect((await readAll(most)).lists.map((list) => list.rows.length)).toEqual([3000, 2000]);
      const over = readAll({ ...most, C: [short, ['C', 'Un élève', 'CP']] });
      await expect(over).rejects.toMatchObject({ statusCode: 413 });
    });

    test('too many rows are refused even if each sheet contains the unchanged sample [import.sheets]', async () => {
      const { header: full, sample } = templates.STUDENTS;
      const rows = (count: number) => Array.from({ length: count }, (_none, n) => ['Roy', `Élève ${n}`]);
      const listOf = (count: number) => [[...full], [...sample], ...rows(count)];
      const most = await readAll({ A: listOf(3000), B: listOf(2000) });
      expect(most.lists.map((list) => list.rows.length)).toEqual([3000, 2000]);
      await expect(readAll({ A: listOf(3000), B: listOf(2001) })).rejects.toMatchObject({ statusCode: 413 });
    });
  });

  test('reads the stored result of a formula without computing it, also in a row with a formula error', async () => {
    const sheet = utils.aoa_to_sheet([header, ['Roy', 'Léa']]);
    sheet['A2'] = { t: 's', v: 'Roy', f: 'UPPER("roy")' };
    sheet['C2'] = { t: 'e', v: 0x2a, f: '1/0' };
    sheet['!ref'] = 'A1:F2';
    const { rows } = await readBytes(workbook({ A: sheet }, format));
    expect(rows[0]?.cells.slice(0, 2)).toEqual(['Roy', 'Léa']);
  });

  test('reads a birth date stored as a number, and a phone number that lost its zero', async () => {
    const { rows } = await readBytes(
      workbook(
        {
          A: [
            [...header, 'Téléphone'],
            ['Roy', 'Léa', 'F', 43_173, 'CP', 'CP A', 639_980_001],
          ],
        },
        format,
      ),
    );
    expect(rows[0]?.cells).toEqual(['Roy', 'Léa', 'F', '2018-03-14', 'CP', 'CP A', '639980001']);
  });

  test('refuses more lines than an import accepts', async () => {
    const rows = Array.from({ length: 5_001 }, (_none, n) => ['Roy', `Léa ${n}`]);
    expect((await refusal(workbook({ A: [header, ...rows] }, format))).statusCode).toBe(413);
  });

  test('refuses an empty workbook with a specific message', async () => {
    expect((await refusal(workbook({ A: [[]] }, format))).message).toMatch(/^Ce classeur est vide/);
  });
});

test('reads dates counted from 1904, as on older Macs, from cells with a date format and from plain numbers', async () => {
  const count1904 = (book: WorkBook) => (book.Workbook = { WBProps: { date1904: true } });
  const sheet = utils.aoa_to_sheet([header, ['Roy', 'Léa', 'F', 41_711], ['Roy', 'Lou', 'F', 41_711]]);
  sheet['D2'] = { t: 'n', v: 41_711, z: 'dd/mm/yyyy' };
  const { rows } = await readBytes(workbook({ A: sheet }, 'xlsx', count1904));
  expect(rows.map(({ cells }) => cells[3])).toEqual(['2018-03-14', '2018-03-14']);
});

test('a workbook with macros is read like any other', async () => {
  const bytes = workbook({ A: [header, ['Roy', 'Léa']] }, 'xlsm', (book) => {
    book.vbaraw = Buffer.from('Sub AutoOpen()');
  });
  expect(await readBytes(bytes)).toMatchObject({ format: 'xlsx', rows: [{ line: 2 }] });
});

test('a hidden sheet of a Strict Open XML workbook is not read [import.sheets]', async () => {
  const list = (name: string) => [header, ['Roy', name]];
  const bytes = workbook({ 'CP A': list('Léa'), 'CP B': list('Max'), Archives: list('Lou') }, 'xlsx', (book) => {
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 2 }] };
  });

  const strict = (xml: string) =>
    xml
      .replaceAll('schemas.openxmlformats.org/spreadsheetml/2006/main', 'purl.oclc.org/ooxml/spreadsheetml/main')
      .replaceAll('schemas.openxmlformats.org/officeDocument/2006/', 'purl.oclc.org/ooxml/officeDocument/');

  const entries = Object.entries(unzipSync(bytes)).map(([path, xml]) => [path, strToU8(strict(strFromU8(xml)))]);
  const { sheets } = await readStudents(base64(zipSync(Object.fromEntries(entries) as Unzipped)), 'every');
  expect(sheets?.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['CP A', 'READ'],
    ['CP B', 'READ'],
    ['Archives', 'HIDDEN'],
  ]);
});

test('OpenDocument: keeps the leading zero of a phone number; ignores notes, line breaks in the XML and repeated empty cells', async () => {
  const cell = (inside: string, attributes = '') => `<table:table-cell ${attributes}>${inside}</table:table-cell>`;
  const text = (value: string) => cell(`<text:p>${value}</text:p>`, 'office:value-type="string"');
  const content = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
<office:body><office:spreadsheet><table:table table:name="A">
<table:table-row>${['Prénom', 'Téléphone', 'Nom'].map(text).join('')}</table:table-row>
<table:table-row>${cell('<office:annotation><text:p>note</text:p></office:annotation><text:p>Lé<text:span>a</text:span></text:p>')}
${cell('\n<text:p>0639980001</text:p>\n', 'office:value-type="float" office:value="639980001"')}${cell('<text:p>R&amp;y<text:s text:c="2"/>&b;</text:p>\n<text:p>2</text:p>')}</table:table-row>
<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>`;
  const { rows } = await readBytes(zipSync({ 'content.xml': strToU8(content) }));
  expect(rows).toEqual([{ line: 2, cells: ['Léa', '0639980001', 'R&y  &b;\n2'] }]);
});

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedXlsx = Buffer.concat([oleMagic, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]);
const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
const sample = workbook({ A: [header, ['Roy', 'Léa']] });

test.each([
  ['a password-protected .xlsx', encryptedXlsx, 415, /protégé par un mot de passe/],
  [
    'a password-protected .ods',
    zipSync({ 'content.xml': strToU8('x'), 'META-INF/manifest.xml': strToU8(manifest) }),
    415,
    /mot de passe/,
  ],
  [
    'a password-protected .ods of the newer format',
    zipSync({ 'encrypted-package': strToU8('x') }),
    415,
    /mot de passe/,
  ],
  ['an old .xls', workbook({ A: [header] }, 'biff8'), 415, /ancien format \(\.xls\)/],
  ['an .xlsb', workbook({ A: [header] }, 'xlsb'), 415, /\.xlsb/],
  ['a text document', zipSync({ 'word/document.xml': strToU8('x') }), 415, /Formats acceptés/],
  [
    'an OpenDocument text',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<a/>') }),
    415,
    /Formats acceptés/,
  ],
  ['half a workbook', sample.subarray(0, sample.length / 2), 400, /incomplet ou endommagé/],
  ['broken XML', zipSync({ 'content.xml': strToU8('<a><b></a>') }), 400, /incomplet ou endommagé/],
  ['a workbook without sheets', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 400, /incomplet ou endommagé/],
])('%s is refused in French', async (_what, bytes, status, message) => {
  expect(await refusal(bytes)).toEqual({ statusCode: status, message: expect.stringMatching(message) as unknown });
});

/** A zip whose entries unpack to 200 MB each. Compressed by zlib, as fflate can take ten seconds. */
function bombOf(names: readonly string[]): Buffer {
  const zeros = Buffer.alloc(200_000_000);
  return zip(names, zeros.length, { deflated: deflateRawSync(zeros), checksum: crc32(zeros) });
}

/** A zip whose directory declares a thousand bytes for its only entry, which unpacks to more. */
function zipWithFalseSize(bytes: Uint8Array): Buffer {
  const archive = Buffer.from(bytes);
  archive.writeUInt32LE(1_000, archive.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  return archive;
}

test('refuses a zip whose directory declares a wrong size, without unpacking more than declared', async () => {
  const bomb = bombOf(['content.xml']);
  const before = process.memoryUsage().rss;
  expect((await refusal(zipWithFalseSize(bomb))).statusCode).toBe(400);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
}, 40_000);

test.each([
  ['a directory that declares gigabytes', zip(['content.xml'], 3_000_000_000), 413, /trop de données/],
  ['too many entries', zip(Array.from({ length: 6_000 }, (_none, n) => `${n}`)), 413, /trop de données/],
  ['a bomb of 200 MB', bombOf(['xl/workbook.xml', 'xl/sharedStrings.xml']), 413, /trop de données/],
])('%s is refused before it is unpacked [asvs:5.2.3]', async (_what, bytes, status, message) => {
  expect(await refusal(bytes)).toEqual({ statusCode: status, message: expect.stringMatching(message) as unknown });
});

/** A workbook, and an xlsx sheet of a few characters whose table would not fit into memory. */
function hugeSheet() {
  const book = workbook({ A: [header] });
  const row = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row}</sheetData></worksheet>`;
  return { book, sheet };
}

test('a sheet with one cell in the last row and column is refused without blocking the event loop for 3 seconds', async () => {
  const { book, sheet } = hugeSheet();
  const bytes = zipSync({ ...unzipSync(book), 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  let longest = 0;
  let last = Date.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, Date.now() - last);
    last = Date.now();
  }, 20);
  const response = await refusal(bytes);
  clearInterval(timer);
  expect(response.statusCode).toBe(413);
  expect(longest).toBeLessThan(3_000);
}, 40_000);

test('random changes to the bytes of a workbook cause no unexpected error [asvs:1.5.2]', async () => {
  const change = fc.tuple(fc.nat({ max: sample.length - 1 }), fc.nat({ max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
      const bytes = Buffer.from(sample);
      for (const [at, octet] of changes) if (at > 3) bytes[at] = octet;
      const error = await readBytes(bytes).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error) expect(error).toBeInstanceOf(ApiError);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('a comment with many unclosed elements for merged cells does not slow down the reading [import.merged]', async () => {
  const entries = unzipSync(workbook({ A: [header, ['Roy', 'Léa']] }));
  const path = 'xl/worksheets/sheet1.xml';
  const comment = `<!--${'<mergeCell '.repeat(100_000)}-->`;
  const xml = strFromU8(entries[path]!).replace('</worksheet>', `${comment}</worksheet>`);
  const { lists } = await readStudents(base64(zipSync({ ...entries, [path]: strToU8(xml) })), 'every');
  expect(lists[0]!.rows).toHaveLength(1);
});

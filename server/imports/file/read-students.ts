import type { ImportRow, ReadAs } from '@memocartes/contract/imports/imports.routes';

import { plain } from '../../text/plain.ts';
import { type Columns, ignoredHeaders, nameOrderOf, readColumns } from '../columns/student-columns.ts';
import { isGuessed } from '../values/full-name.ts';
import { checkKind, type Lists, type RawRow, readTables, type Table } from './read-file.ts';

/** A row of a list of students, with its sheet if several were read. */
export type StudentLine = RawRow & Pick<ImportRow, 'in_sheet'>;
/** A list of students; `class_` is the class of all its students, given by the name of its sheet. */
export type StudentList = {
  columns: Columns;
  rows: StudentLine[];
  class_: string;
  ignored: string[];
};

/** Names that are not those of classes: of new sheets in spreadsheet programs, of the template, of a list. */
const generalName = /^(?:feuil|feuille|sheet|eleves|liste(?: des eleves)?) ?\d*$/;

const classOf = (sheet: string | null) => (sheet === null || generalName.test(plain(sheet)) ? '' : sheet);

/** What a line of a total contains in the columns of a student, as `plain` writes it. */
const total = /^(?:sous )?total(?: (?:general|(?:des )?eleves))?(?: \d+)?$/;

/**
 * Whether a row describes a student. Two kinds of rows do not: rows prepared for students to come, with at most a
 * number, a class and a level, and rows of a total, with « Total » and a number [import.empty-lines].
 */
function isStudent({ cells }: RawRow, { class: _class, level: _level, ...columns }: Columns): boolean {
  const filled = Object.values(columns).flatMap((index) => cells[index] || []);
  return filled.length > 0 && !total.test(plain(filled.join(' ')));
}

/** Cells with both names whose separation is a guess [import.guessed-names]. */
function guessedNames({ rows, columns }: StudentList): { line: number; name: string }[] {
  const order = nameOrderOf(columns);
  if (order === undefined) return [];
  const { lastname = -1, usage = -1, [order]: both = -1 } = columns;
  return rows
    .filter(({ cells }) => !cells[lastname] && !cells[usage] && isGuessed(cells[both] ?? '', order))
    .map(({ line, cells }) => ({ line, name: cells[both]! }));
}

function listOf({ header, rows, sheet, kind }: Table): StudentList {
  checkKind({ kind }, 'STUDENTS');
  const columns = readColumns(header);
  const filled = rows.filter((row) => isStudent(row, columns));
  const isNamed = columns.class !== undefined && filled.some(({ cells }) => cells[columns.class!]);
  return {
    columns,
    rows: filled,
    class_: isNamed ? '' : classOf(sheet),
    ignored: ignoredHeaders(header, columns),
  };
}

/** Lists of several sheets: rows are numbered across all sheets, and name their sheet. */
function severalLists(tables: readonly Table[]): StudentList[] {
  let offset = 0;
  return tables.map((table) => {
    const { rows, ...list } = listOf(table);
    const numbered = rows.map(({ line, cells }) => ({
      line: offset + line,
      cells,
      in_sheet: { name: table.sheet ?? '', line },
    }));
    offset += rows.at(-1)?.line ?? 0;
    return { ...list, rows: numbered };
  });
}

/** Sheets that are not read and worth a mention even if a single sheet is read. */
const unreadLists: readonly string[] = ['HIDDEN', 'FOLLOWERS', 'STAFF'];

/**
 * Reads a file of students. If several sheets are read, the name of a sheet whose rows name no class is the class of
 * its students [import.sheets].
 * @throws as `readTables`; 422 for an empty file, a missing column or another kind of file
 */
export async function readStudents(data: string, lists: Lists): Promise<ReadAs & { lists: StudentList[] }> {
  const { tables, unread, ...readAs } = await readTables(data, lists);
  const [table, ...others] = tables;
  // [import.sheets-shown]
  const isShown = others.length > 0 || unread.some(({ reason, isTable }) => isTable || unreadLists.includes(reason));
  const studentLists = others.length > 0 ? severalLists(tables) : [{ ...listOf(table!), class_: '' }];
  const sheets = [
    ...tables.map(({ sheet }, index) => ({
      name: sheet ?? '',
      nb_rows: studentLists[index]!.rows.length,
      verdict: 'READ' as const,
    })),
    ...unread.map(({ name, reason }) => ({ name, nb_rows: 0, verdict: reason })),
  ];
  const guessed = studentLists.flatMap(guessedNames);
  const ignored = [...new Set(studentLists.flatMap((list) => list.ignored))];
  return {
    ...readAs,
    ...(isShown && { sheets }),
    ...(ignored.length > 0 && { ignored_columns: ignored }),
    ...(guessed.length > 0 && { guessed_names: guessed }),
    lists: studentLists,
  };
}

import { byteOrderMark, writeLine } from '@memocartes/contract/csv/csv';
import type { ImportKind } from '@memocartes/contract/imports/adult-imports';

import { writeXlsx } from '../workbook/write-xlsx.ts';
import { templates } from './samples.ts';

/** A template to fill in, with a sample line; a workbook also explains each column. */
export function templateFile(kind: ImportKind, format: 'xlsx' | 'csv') {
  const { name, header, sample, help, notes } = templates[kind];
  const title = `Modèle ${name.toLocaleLowerCase('fr')}.${format}`;
  if (format === 'csv') {
    const lines = [...notes.map((note) => [`# ${note}`]), header, sample];
    return {
      title,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(byteOrderMark + lines.map(writeLine).join('')),
    };
  }
  const explanation = [
    ['Colonne', 'Contenu'],
    ...header.map((column, n) => [column, help[n] ?? '']),
    ...notes.map((note) => ['', note]),
  ];
  const bytes = writeXlsx([
    { name, lines: [header, sample] },
    { name: 'Mode d’emploi', lines: explanation },
  ]);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { title, type, bytes: Buffer.from(bytes) };
}

import type { ImportRow } from '@memocartes/contract/imports/imports.routes';

/** A spreadsheet runs what starts with one of these; a quote before it makes it a text. */
const safe = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string | null) => `"${safe(value ?? '').replaceAll('"', '""')}"`;

/** The rows that were refused, with their reason, as a CSV that spreadsheets open in French: BOM, semicolons. */
export function refusedRows(rows: readonly ImportRow[], heads: readonly string[]): string {
  const lines = rows
    .filter((row) => row.status !== 'OK')
    .map(({ line, student, message }) => [
      String(line),
      student.lastname,
      student.firstname,
      student.birthdate,
      student.gender,
      student.level,
      student.class_ ?? null,
      message,
    ]);
  return `\ufeff${[heads, ...lines].map((values) => values.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Hands a text to the person as a file of that name. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

import { strToU8, type Zippable, zipSync } from 'fflate';

import { writePage } from './html.ts';
import type { ExportedFile, Section } from './sections.ts';

/** The ZIP file: the data as a page and as JSON, and the files. Images are already compressed. */
export function writeArchive(heading: string, sections: readonly Section[], files: readonly ExportedFile[]): Buffer {
  const created = new Date().toISOString();
  const listed = sections.find(({ id }) => id === 'files');
  const leftOut = { nb: (listed?.rows.length ?? 0) - files.length, section: listed?.title ?? '' };
  const data = Object.fromEntries(sections.map(({ id, rows }) => [id, rows]));
  const entries: Zippable = {
    'index.html': strToU8(writePage({ heading, date: created, sections, hasFiles: files.length > 0, leftOut })),
    'donnees.json': strToU8(JSON.stringify({ export: heading, date: created, ...data }, null, 2)),
  };
  for (const { name, bytes } of files) entries[`fichiers/${name}`] = [bytes, { level: 0 }];
  return Buffer.from(zipSync(entries, { level: 6 }));
}

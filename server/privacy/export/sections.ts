import { fileNameOf } from '@memocartes/contract/documents/files';
import type { HistoryEntity } from '@memocartes/contract/history/history.routes';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { sqlFullName } from '../../database/queries/full-name.ts';

/**
 * The recipient of an export: whether and how it shows data about other persons depends on `as`. `schoolId` limits a
 * school admin to their own school.
 */
export type Recipient = {
  as: 'FOLLOWER' | 'SCHOOL' | 'SELF' | 'PLATFORM';
  accountId: number;
  schoolId: number | null;
};

export type Value = string | number | boolean | null;
/** A row of a section: unformatted values by field name; `html.ts` has a label for each name. */
export type SectionRow = Record<string, Value>;
/** `entity`: in a section of changes, the kind of entity that was changed. */
export type Section = { id: string; title: string; rows: SectionRow[]; entity?: HistoryEntity };
export type ExportedFile = { name: string; bytes: Uint8Array };

/** How one section is read. `only`: the kinds of recipients that get it; all by default. `entity`: see `Section`. */
export type Reader = {
  id: string;
  title: string;
  only?: readonly Recipient['as'][];
  entity?: HistoryEntity;
  query: (recipient: Recipient) => RawBuilder<unknown>;
};

/** Recipients of data that only the person concerned and the superadmins get. */
export const selfAndPlatform = ['SELF', 'PLATFORM'] as const;

/** Condition: in an export for a school admin, only rows of their own school. */
export const inSchool = (column: string, { as, schoolId }: Recipient) =>
  as === 'SCHOOL' ? sql`${sql.ref(column)} = ${schoolId}` : sql`true`;

/** The name of the person who made a change; null in an export for a follower or the person concerned. */
export const actorName = ({ as }: Recipient) =>
  as === 'SCHOOL' || as === 'PLATFORM' ? sql`coalesce(${sqlFullName('authentications')}, '')` : sql`null`;

/** Maximum total size of the files of an export, in MB. */
export const maxFilesMegabytes = 50;

/**
 * Reads documents, up to `maxFilesMegabytes` in total [privacy.export-files]. Each file name consists of the id, the
 * title and an extension of the type. The `files` section also lists the skipped documents.
 */
export async function readFiles(db: Db, condition: RawBuilder<unknown>): Promise<ExportedFile[]> {
  const { rows } = await sql<{ id: number; title: string; type: string; size: number; data: Buffer }>`
    select files.id, files.title, files.type, blobs.size, blobs.data
    from (
      select documents.*, sum(blobs.size) over (order by documents.id) as total
      from documents join blobs on blobs.hash = documents.blobs_hash
      where ${condition}
    ) files
      join blobs on blobs.hash = files.blobs_hash
    where files.total <= ${maxFilesMegabytes * 1_000_000}
    order by files.id
  `.execute(db);
  return rows.map(({ id, title, type, data }) => ({ name: `${id}-${safeName(fileNameOf(title, type))}`, bytes: data }));
}

/** The last 80 characters of a file name, with `_` in place of path separators and other special characters. */
const safeName = (title: string) =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/\.{2,}/g, '_')
    .replace(/^\./, '_')
    .slice(-80);

/**
 * Reads the sections that the recipient may have, one after the other. @param onDone called with the number of sections
 * read or skipped
 */
export async function readSections(
  db: Db,
  readers: readonly Reader[],
  recipient: Recipient,
  onDone: (nb: number) => Promise<unknown>,
): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [index, { id, title, only, entity, query }] of readers.entries()) {
    if (!only || only.includes(recipient.as)) {
      const { rows } = await (query(recipient) as RawBuilder<SectionRow>).execute(db);
      sections.push({ id, title, entity, rows });
    }
    await onDone(index + 1);
  }
  return sections;
}

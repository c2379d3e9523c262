import { createHash } from 'node:crypto';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import { resources, sections } from '../data/resources.data.ts';
import { insertForIds } from './generators/bulk.ts';
import type { Account, SeedContext } from './generators/context.ts';
import { onePagePdf } from './generators/pdf.ts';
import { at, parisInstant } from './generators/times.ts';

/** Fills the resource base: sections, and resources that each hold a small PDF, put there by the super administrator. */
export async function seedResources({ db, today }: SeedContext, author: Account): Promise<void> {
  const sectionIds = await insertForIds(
    db,
    'sections',
    sections.map((title, i) => ({ title, position: i + 1 })),
  );
  const files = resources.map(({ title, lines }) => {
    const data = onePagePdf(title, lines);
    return { data, hash: createHash('sha256').update(data).digest() };
  });
  const made = (i: number) => parisInstant(addDays(today, -6 - 9 * i), at(11, 30));
  for (const { data, hash } of files) {
    await db.insertInto('blobs').values({ hash, type: 'application/pdf', size: data.length, data }).execute();
  }
  const documentIds = await insertForIds(
    db,
    'documents',
    resources.map(({ title, description }, i) => ({
      title,
      description,
      type: 'application/pdf',
      blobs_hash: `\\x${files[i]!.hash.toString('hex')}` as unknown as Buffer, // as JSON carries it
      entity_type: 'RESOURCES' as const,
      authentications_id: author.authId,
      datetime_update: made(i),
    })),
  );
  const ids = await insertForIds(
    db,
    'resources',
    resources.map(({ section, title, description, fileName }, i) => ({
      section_id: sectionIds[sections.indexOf(section)]!,
      title,
      description,
      document_id: documentIds[i]!,
      document_title: title,
      file_name: fileName,
      authentications_id: author.authId,
      date_create: made(i),
    })),
  );
  for (const [i, id] of ids.entries())
    await db.updateTable('documents').set({ entity_id: id }).where('id', '=', documentIds[i]!).execute();
}

import { createHash } from 'node:crypto';

import { addDays } from '@memocartes/contract/learning/calendar/days';

import { resources, sections } from '../data/resources.data.ts';
import { schoolResources } from '../data/school-resources.data.ts';
import { insertForIds } from './generators/bulk.ts';
import type { Account, SeedContext, SeededSchool } from './generators/context.ts';
import { onePagePdf } from './generators/pdf.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

type Schools = Record<'subscribed' | 'trial', SeededSchool>;

const fileOf = ({ fileName, title, lines }: { fileName: string; title: string; lines: string[] }) =>
  fileName.endsWith('.txt')
    ? { type: 'text/plain', data: Buffer.from(`${[title, '', ...lines].join('\n')}\n`) }
    : { type: 'application/pdf', data: onePagePdf(title, lines) };

/** All resources with their school, author and file: first the common ones, then those of schools. */
function plannedResources(root: Account, schools: Schools) {
  const common = resources.map((resource) => ({
    ...resource,
    audience: 'SCHOOL' as const,
    schools_id: null,
    authorId: root.authId,
  }));
  const own = schoolResources.map(({ school, by, ...resource }) => ({
    ...resource,
    schools_id: schools[school].id,
    authorId: (by === 'admin' ? schools[school].admin : schools[school].teachers[0])!.authId,
  }));
  return [...common, ...own].map((resource, i) => {
    const { type, data } = fileOf(resource);
    const daysAgo = resource.schools_id === null ? 6 + 9 * i : 1 + 4 * (i - common.length);
    return { ...resource, type, data, hash: createHash('sha256').update(data).digest(), daysAgo };
  });
}

/** Inserts the sections, the common resources and those of two schools, each with a small file. */
export async function seedResources({ db, today }: SeedContext, root: Account, schools: Schools): Promise<void> {
  const sectionIds = await insertForIds(
    db,
    'sections',
    sections.map((title, i) => ({ title, position: i + 1 })),
  );
  const planned = plannedResources(root, schools);
  const dateCreated = (daysAgo: number) => parisInstant(addDays(today, -daysAgo), secondsAt(11, 30));
  for (const { data, hash, type } of planned) {
    await db.insertInto('blobs').values({ hash, type, size: data.length, data }).execute();
  }
  const documentIds = await insertForIds(
    db,
    'documents',
    planned.map(({ fileName, description, hash, type, schools_id, authorId, daysAgo }) => ({
      title: fileName,
      description,
      type,
      blobs_hash: `\\x${hash.toString('hex')}` as unknown as Buffer, // `bytea` as text, since rows are sent as JSON
      entity_type: 'RESOURCES' as const,
      schools_id,
      authentications_id: authorId,
      datetime_update: dateCreated(daysAgo),
    })),
  );
  const ids = await insertForIds(
    db,
    'resources',
    planned.map(({ section, title, description, fileName, audience, schools_id, authorId, daysAgo }, i) => ({
      section_id: sectionIds[sections.indexOf(section)]!,
      title,
      description,
      document_id: documentIds[i]!,
      document_title: fileName,
      file_name: fileName,
      audience,
      schools_id,
      authentications_id: authorId,
      date_create: dateCreated(daysAgo),
    })),
  );
  for (const [i, id] of ids.entries()) {
    await db.updateTable('documents').set({ entity_id: id }).where('id', '=', documentIds[i]!).execute();
  }
}

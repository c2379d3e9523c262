import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import { retentionDays } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { before, deleteFrom, olderThan, type RetentionRules, type Rule } from './retention.deletion.ts';

const printFiles: Rule = async (trx, now, maxRows) => {
  const { numAffectedRows } = await sql`
    update print_jobs
    set file = null
    where id in (
      select id
      from print_jobs
      where file is not null and date_end < ${before(now, retentionDays('print-files'))}
      limit ${maxRows}
    )
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

/** Deletes resources marked as deleted with their files, which nothing else uses. */
const deletedResources: Rule = async (trx, now, maxRows) => {
  const { rows } = await sql<{ document_id: number }>`
    delete from resources
    where id in (
      select id
      from resources
      where date_delete < ${before(now, retentionDays('deleted-resources'))}
      limit ${maxRows}
    )
    returning document_id
  `.execute(trx);
  await sql`delete from documents where id = any(${rows.map(({ document_id }) => document_id)})`.execute(trx);
  return rows.length;
};

/**
 * Deletes photos of people who no longer exist, which no foreign key deletes with them, and bytes that no document uses.
 */
const unusedFiles: Rule = async (trx, now, maxRows) => {
  const photos = deleteFrom(
    'documents',
    'id',
    () => sql`
      (
        candidate.entity_type = 'STUDENTS'
        and not exists (select from students where students.id = candidate.entity_id)
      )
        or (
          candidate.entity_type = 'USERS'
          and not exists (select from users where users.id = candidate.entity_id)
        )
    `,
  );
  const bytes = deleteFrom(
    'blobs',
    'hash',
    () => sql`not exists (select from documents where documents.blobs_hash = candidate.hash)`,
  );
  return (await photos(trx, now, maxRows)) + (await bytes(trx, now, maxRows));
};

/** Retention periods of files [privacy.retention]. */
export const fileRules = {
  'print-files': { run: printFiles },
  'print-jobs': {
    run: deleteFrom('print_jobs', 'id', (now) => sql`candidate.school_year < ${schoolYearOf(parisDay(now))}::int`),
  },
  exports: { run: olderThan('exports', 'privacy_exports', 'id', 'date_create'), often: true, batch: 20 },
  'imported-files': {
    run: deleteFrom(
      'documents',
      'id',
      (now) =>
        sql`
          candidate.entity_type = 'IMPORTS'
            and candidate.datetime_update < ${before(now, retentionDays('imported-files'))}
        `,
    ),
  },
  'deleted-resources': { run: deletedResources, often: true },
  // [resources.own-upload]
  uploads: {
    run: deleteFrom(
      'documents',
      'id',
      (now) => sql`
        candidate.entity_type = 'RESOURCES'
          and candidate.entity_id is null
          and candidate.datetime_update < ${before(now, retentionDays('uploads'))}
          and not exists (select from resources where resources.document_id = candidate.id)
      `,
    ),
    often: true,
  },
  'unused-files': { run: unusedFiles, batch: 50 },
} satisfies RetentionRules;

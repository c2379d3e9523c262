import { fileNameOf } from '@memocartes/contract/documents/files';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { resources } from '@memocartes/contract/resources/resources.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { invalid, refuse } from '../http/errors.ts';
import { findRequested } from '../http/request-id.ts';
import { notify } from '../notifications/notify.ts';
import { lockInSchool } from '../school-membership/lock-in-school.ts';

type Fields = z.output<(typeof resources)['create']['body']>;
type Changes = z.output<(typeof resources)['update']['body']>;

/**
 * The actor's own upload that no resource uses yet, locked until the transaction ends [resources.own-upload].
 * @throws 422 for any other file
 */
async function lockUpload(trx: Trx, actor: Actor, id: number) {
  const upload = await trx
    .selectFrom('documents')
    .select(['id', 'title', 'type'])
    .where('id', '=', id)
    .where('entity_type', '=', 'RESOURCES')
    .where('entity_id', 'is', null)
    .where('authentications_id', '=', actor.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!upload) throw invalid({ document_id: 'Ce fichier n’est plus disponible\u00a0: choisissez-le de nouveau.' });
  return {
    document_id: id,
    document_title: upload.title,
    file_name: fileNameOf(upload.title, upload.type),
  };
}

/** Attaches a file to its resource: only readers of the resource can read the file. */
const attachFile = (trx: Trx, documentId: number, entity_id: number, schools_id: number | null) =>
  trx.updateTable('documents').set({ entity_id, schools_id }).where('id', '=', documentId).execute();

/** Locks a section against its deletion until the transaction ends. @throws 422 for an unknown section */
async function lockSection(trx: Trx, id: number): Promise<void> {
  // PostgreSQL lets only those lock a section who may change it: superadmins.
  const section = await inEverySchool(() =>
    trx.selectFrom('sections').select('id').where('id', '=', id).forKeyShare().executeTakeFirst(),
  );
  if (!section) throw invalid({ section_id: 'Cette rubrique n’existe plus\u00a0: choisissez-en une autre.' });
}

/**
 * Adds a resource to the actor's school, or a common one [resources.common], and notifies its readers
 * [resources.notified]. If the same request has already added a resource, only returns that one
 * [interface.request-once].
 * @throws 409 CONFLICT if the actor was moved to another school meanwhile [staff.transfer-meanwhile]
 * @throws 422 for an unknown section or file
 */
export async function createResource(trx: Trx, actor: Actor, { document_id, ...fields }: Fields) {
  await lockInSchool(trx, actor);
  const existing = await findRequested(trx, actor, { table: 'resources', id: fields.request_id });
  if (existing) return existing;
  await lockSection(trx, fields.section_id);
  const file = await lockUpload(trx, actor, document_id);
  const created = await trx
    .insertInto('resources')
    .values({ ...fields, ...file, schools_id: actor.schoolId, authentications_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachFile(trx, document_id, created.id, actor.schoolId);
  const audience = fields.audience === 'STAFF' ? 'STAFF' : 'EVERYBODY';
  await notify(trx, { kind: 'RESOURCE_ADDED', resourceId: created.id, audience });
  return created;
}

/** Changes a resource and deletes a replaced file [resources.replaced-file]. */
export async function updateResource(trx: Trx, actor: Actor, id: number, { document_id, ...fields }: Changes) {
  const before = await trx
    .selectFrom('resources')
    .select(['document_id', 'schools_id'])
    .where('id', '=', id)
    .where('date_delete', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw refuse('NOT_FOUND');
  if (fields.section_id !== undefined) await lockSection(trx, fields.section_id);
  const isReplaced = document_id !== undefined && document_id !== before.document_id;
  const file = isReplaced ? await lockUpload(trx, actor, document_id) : {};
  const changes = { ...fields, ...file };
  if (Object.values<unknown>(changes).some((value) => value !== undefined)) {
    await trx.updateTable('resources').set(changes).where('id', '=', id).execute();
  }
  if (!isReplaced) return;
  await attachFile(trx, document_id, id, before.schools_id);
  await trx.deleteFrom('documents').where('id', '=', before.document_id).execute();
}

/**
 * Hides a resource; a job deletes it with its file after 24 hours [resources.undo].
 * @throws 404 if it is deleted already, even by a concurrent request
 */
export async function deleteResource(db: Db, actor: Actor, id: number): Promise<void> {
  const deleted = await db
    .updateTable('resources')
    .set({ date_delete: sql`now()`, deleted_by: actor.id })
    .where('id', '=', id)
    .where('date_delete', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuse('NOT_FOUND');
}

export const restoreResource = (db: Db, id: number) =>
  db.updateTable('resources').set({ date_delete: null, deleted_by: null }).where('id', '=', id).execute();

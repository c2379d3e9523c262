import type { Actor } from '@memocartes/contract/permissions/roles';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Services } from '../../config/services.ts';
import { ApiError, refuse, refuseBecause } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { nbStepsOf } from './exports.job.ts';
import { authorizeExport, type ExportedPerson } from './exports.person.ts';
import {
  exportedPersonOf,
  type ExportRow,
  findExport,
  listExports,
  presentExport,
  readExportFile,
} from './exports.queries.ts';
import { queueExport } from './exports.writes.ts';

/** Exports of personal data: only for the person who requested them, and only while they may see the exported person. */
export function exportsRoutes(app: App, { db }: Services): void {
  async function create(actor: Actor, person: ExportedPerson) {
    const { schoolId } = await authorizeExport(db, actor, person);
    await limits(db).consume('data-export', { account: actor.id });
    const id = await queueExport(db, actor, { ...person, schoolId, nbSteps: nbStepsOf(person) });
    const row = await findExport(db, actor, id);
    if (!row) throw refuse('NOT_FOUND');
    return presentExport(row);
  }

  /** The actor's own export, if they may still see the exported person: a follower may have been detached since. @throws 404 */
  async function load(actor: Actor, id: number): Promise<ExportRow & { schoolId: number | null }> {
    const row = await findExport(db, actor, id);
    if (!row) throw refuse('NOT_FOUND');
    const { schoolId } = await authorizeExport(db, actor, exportedPersonOf(row)).catch((error: unknown) => {
      throw error instanceof ApiError ? refuse('NOT_FOUND') : error;
    });
    return { ...row, schoolId };
  }

  app.route({
    ...http(privacy.exportStudent),
    handler: ({ actor, params }) => create(actor, { type: 'STUDENT', id: params.id }),
  });
  app.route({
    ...http(privacy.exportUser),
    handler: ({ actor, params }) => create(actor, { type: 'USER', id: params.id }),
  });
  app.route({
    ...http(privacy.exports),
    handler: async ({ actor }) => {
      const rows = await listExports(db, actor);
      const allowed = await Promise.all(
        rows.map((row) =>
          authorizeExport(db, actor, exportedPersonOf(row)).then(
            () => true,
            () => false,
          ),
        ),
      );
      return { exports: rows.filter((_row, index) => allowed[index]).map(presentExport) };
    },
  });
  app.route({
    ...http(privacy.viewExport),
    handler: async ({ actor, params }) => {
      const { schoolId: _school, ...row } = await load(actor, params.id);
      return presentExport(row);
    },
  });
  app.route({
    ...http(privacy.exportFile),
    handler: async ({ actor, params }, reply) => {
      const row = await load(actor, params.id);
      const file = row.has_file ? await readExportFile(db, row.id) : null;
      if (!file) {
        throw refuseBecause('FILE_NOT_READY');
      }
      const { type, id } = exportedPersonOf(row);
      await recordAudit(db, {
        kind: 'EXPORTED',
        schoolId: row.schoolId,
        target: { type, id },
        details: { what: 'personal-data', step: 'downloaded' },
      });

      return reply
        .type('application/zip')
        .header(
          'content-disposition',
          `attachment; filename="donnees-${type === 'STUDENT' ? 'eleve' : 'personne'}-${id}.zip"`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file);
    },
  });
}

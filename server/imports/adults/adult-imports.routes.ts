import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findSchool } from '../../schools/schools.queries.ts';
import { checkKind, notRead, readTable, type Table } from '../file/read-file.ts';
import { previewFollowers } from './followers/followers.queries.ts';
import { writeFollowers } from './followers/followers.writes.ts';
import { inviteImported } from './invite-imported.ts';
import { followersOf, staffOf } from './rows/adult-columns.ts';
import { previewStaff } from './staff/staff.queries.ts';
import { writeStaff } from './staff/staff.writes.ts';

type Source<R> = { data?: string; rows?: R[] };

/**
 * Imports followers and teachers in two steps: a preview with a verdict on each row, which writes nothing
 * [import.preview], then the import.
 */
export function adultImportsRoutes(app: App, services: Services): void {
  const { db } = services;

  /** The rows of a file, or corrected rows; reading files is rate-limited. */
  async function readSource<R>(
    actor: Actor,
    { data, rows }: Source<R>,
    kind: ImportKind,
    read: (table: Table) => R[],
  ): Promise<ReadAs & { inputRows: R[] }> {
    if (rows) return { inputRows: rows, ...notRead };
    await limits(db).consume('adult-import', { account: actor.id });
    const table = await readTable(data ?? '');
    checkKind(table, kind);
    const { encoding, separator, format, sheet, other_sheets } = table;
    return { inputRows: read(table), encoding, separator, format, sheet, other_sheets };
  }

  app.route({
    ...http(adultImports.followers),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'follower:import', school);
      const { inputRows, ...readAs } = await readSource(actor, body, 'FOLLOWERS', followersOf);
      return { ...(await previewFollowers(db, school.schoolId, inputRows)), ...readAs };
    },
  });
  app.route({
    ...http(adultImports.validFollowers),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'follower:import', school);
      const target = { schoolId: school.schoolId, operation: body.operation_id };
      const written = await writeFollowers(db, actor, target, body.rows);
      return inviteImported(services, actor, school.schoolId, { isRequested: body.invite, written });
    },
  });
  app.route({
    ...http(adultImports.staff),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'user:import', school);
      const { inputRows, ...readAs } = await readSource(actor, body, 'STAFF', staffOf);
      return { ...(await previewStaff(db, school.schoolId, inputRows)), ...readAs };
    },
  });
  app.route({
    ...http(adultImports.validStaff),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'user:import', school);
      const target = { schoolId: school.schoolId, operation: body.operation_id };
      const written = await writeStaff(db, actor, target, body.rows);
      return inviteImported(services, actor, school.schoolId, { isRequested: body.invite, written });
    },
  });
}

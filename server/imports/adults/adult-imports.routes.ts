import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { authorize } from '../../http/actor/authorize.ts';
import type { App } from '../../http/http.ts';
import { http } from '../../http/http.ts';
import { inviteAll } from '../../invitations/invitations.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findSchool } from '../../schools/schools.queries.ts';
import type { Table } from '../file/read-file.ts';
import { checkKind, notRead, readTable } from '../file/read-file.ts';
import { previewFollowers } from './followers/followers.queries.ts';
import type { Written } from './followers/followers.writes.ts';
import { writeFollowers } from './followers/followers.writes.ts';
import { followersOf, staffOf } from './rows/columns.ts';
import { previewStaff } from './staff/staff.queries.ts';
import { writeStaff } from './staff/staff.writes.ts';

type Source<R> = { data?: string | undefined; rows?: R[] | undefined };

/**
 * Imports followers and teachers in two steps: a preview with a verdict on each row, then the import [import.adults]
 * [import.preview].
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
    const { encoding, separator, format, sheet } = table;
    return { inputRows: read(table), encoding, separator, format, sheet };
  }

  /** Sends invitations if requested [import.invitations]. @returns the import's result */
  async function finish<R extends object>(actor: Actor, schoolId: number, invite: boolean, written: Written<R>) {
    const { created, ...result } = written;
    const accounts = created.map(({ accountId }) => accountId);
    if (!invite) return { ...result, nb_invited: 0 };
    const verdicts = [...(await inviteAll(services, actor, schoolId, accounts)).values()];
    return { ...result, nb_invited: verdicts.filter((verdict) => verdict === 'SENT').length };
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
      return finish(actor, school.schoolId, body.invite, await writeFollowers(db, actor, target, body.rows));
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
      return finish(actor, school.schoolId, body.invite, await writeStaff(db, actor, target, body.rows));
    },
  });
}

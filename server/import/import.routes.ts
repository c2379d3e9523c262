import { imports } from '@memocartes/contract/imports/imports.routes';
import type { Services } from '../app/services.ts';
import { findClassSubject } from '../classes/classes.queries.ts';
import { authorize } from '../http/authorize.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { previewImport, runImport } from './import.queries.ts';
import { readFile } from './read-file.ts';
import { readRow, textsOf } from './read-row.ts';

/** Import of a class's pupils from a file, in two steps (decisions §4): a verdict on each row, then the writing. */
export function importRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(imports.students),
    handler: async ({ actor, params, body }) => {
      const target = await findClassSubject(db, actor, params.id);
      authorize(actor, 'student:import', target);
      const { encoding, separator, columns, rows } = readFile(body.data);
      const read = rows.map((row) => readRow(textsOf(row, columns)));
      return { ...(await previewImport(db, target.schoolId, read)), encoding, separator };
    },
  });
  app.route({
    ...http(imports.validStudents),
    handler: async ({ actor, params, body }) => {
      const target = await findClassSubject(db, actor, params.id);
      authorize(actor, 'student:import', target);
      return runImport(db, target, body.rows.map(readRow));
    },
  });
}

import {
  type CorrectedRow,
  imports,
  type ImportSource,
  type ReadAs,
} from '@memocartes/contract/imports/imports.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findSchool } from '../../schools/schools.queries.ts';
import { findClassSubject } from '../../visibility/classes.ts';
import { type Lists, notRead } from '../file/read-file.ts';
import { readStudents } from '../file/read-students.ts';
import { templateFile } from '../templates/template.ts';
import { areMonthFirst, withDayFirst } from '../values/month-first.ts';
import { previewImport, previewSchoolImport } from './import.queries.ts';
import { runImport, runSchoolImport } from './import.writes.ts';
import { type ReadRow, readRow, textsOf } from './read-row.ts';

type Source = ReadAs & { read: ReadRow[] };

const readRows = (rows: CorrectedRow[]) => rows.map(readRow);
/** The class comes from the path; a class in the file is ignored. */
const readClassRows = (rows: CorrectedRow[]) =>
  rows.map(({ student, ...row }) => readRow({ ...row, student: { ...student, class_: null } }));

const birthdateInFrench = ({ student, ...row }: ReturnType<typeof textsOf>) => ({
  ...row,
  student: { ...student, birthdate: withDayFirst(student.birthdate) },
});

/**
 * Templates of imports, and the import of students in two steps: a preview with verdicts on rows, which writes nothing
 * [import.preview], then the import.
 */
export function importRoutes(app: App, { db }: Services): void {
  /** The rows of a file, or corrected rows; reading files is rate-limited. */
  async function readSource(
    actor: Actor,
    { data, rows }: ImportSource,
    { read, sheets }: { read: typeof readRows; sheets: Lists },
  ): Promise<Source> {
    if (rows) return { read: read(rows), ...notRead };
    await limits(db).consume('student-import', { account: actor.id });
    const { lists, ...readAs } = await readStudents(data ?? '', sheets);
    const texts = lists.map((list) => list.rows.map((row) => textsOf(row, list)));
    const birthdates = texts.map((rows) => rows.map(({ student }) => student.birthdate));
    // The dates of a short sheet may not show their order.
    const isFileMonthFirst = areMonthFirst(birthdates.flat());
    const isMonthFirst = birthdates.map((dates) => isFileMonthFirst || areMonthFirst(dates));
    const inFrench = texts.map((rows, index) => (isMonthFirst[index] ? rows.map(birthdateInFrench) : rows));
    return { read: read(inFrench.flat()), ...readAs, ...(isMonthFirst.includes(true) && { is_month_first: true }) };
  }

  app.route({
    ...http(imports.template),
    handler: async ({ actor, params, query }, reply) => {
      authorize(actor, 'student:import', await findSchool(db, actor, params.id));
      const { title, type, bytes } = templateFile(query.kind, query.format);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(title)}`)
        .send(bytes);
    },
  });
  app.route({
    ...http(imports.students),
    handler: async ({ actor, params, body }) => {
      const target = await findClassSubject(db, actor, params.id);
      authorize(actor, 'student:import', target);
      const { read, ...source } = await readSource(actor, body, {
        read: readClassRows,
        sheets: { className: target.name },
      });
      return { ...(await previewImport(db, target.schoolId, read)), ...source };
    },
  });
  app.route({
    ...http(imports.validStudents),
    handler: async ({ actor, params, body }) => {
      const target = await findClassSubject(db, actor, params.id);
      authorize(actor, 'student:import', target);
      return runImport(db, actor, target, readClassRows(body.rows));
    },
  });
  app.route({
    ...http(imports.schoolStudents),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'student:import', school);
      const { read, ...source } = await readSource(actor, body, { read: readRows, sheets: 'every' });
      return { ...(await previewSchoolImport(db, school.schoolId, read)), ...source };
    },
  });
  app.route({
    ...http(imports.validSchoolStudents),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'student:import', school);
      const { create_classes: createClasses, operation_id: operation, move, departures } = body;
      const target = { schoolId: school.schoolId, createClasses, operation, move, departures };
      return runSchoolImport(db, actor, target, readRows(body.rows));
    },
  });
}

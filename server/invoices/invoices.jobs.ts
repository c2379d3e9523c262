import { sql } from 'kysely';

import { parisToday } from '../calendar/weeks.ts';
import type { Services } from '../config/services.ts';
import type { Handler } from '../job-queue/handler.ts';
import { runForEach } from '../job-queue/run-for-each.ts';
import { notify } from '../notifications/notify.ts';
import { isLateOn } from './due-date.ts';
import { queueInvoiceMail } from './invoices.mail.ts';
import { fileBatch, listWithoutFile, makeInvoiceFiles, readInvoiceFile } from './pdf/files.ts';

/**
 * Creates all missing files of issued invoices; a failure of one does not stop the others.
 * @throws AggregateError that names the invoices without a file by id, once every file was tried
 */
async function makeMissingFiles({ db }: Services): Promise<void> {
  const failures = new Map<number, unknown>();
  for (;;) {
    const ids = await listWithoutFile(db, { count: fileBatch, except: [...failures.keys()] });
    if (!ids.length) break;
    try {
      await makeInvoiceFiles(db, ids);
    } catch {
      // Tried again one by one, since the error does not tell which invoice it concerns.
      for (const id of ids) await makeInvoiceFiles(db, [id]).catch((error: unknown) => failures.set(id, error));
    }
  }
  if (failures.size) {
    throw new AggregateError(failures.values(), `files of invoices ${[...failures.keys()].join(', ')} failed`);
  }
}

/** Of several concurrent jobs, the first creates all files. */
export const invoiceFilesJob: Handler = { run: makeMissingFiles };

/** Days from the due date to the first and to the second reminder [invoices.reminders]. */
const reminderDays = [7, 30] as const;

/** At most 100 invoices whose next reminder is due and whose buyer has an e-mail address, by id. */
const listToRemind = ({ db }: Services, day: typeof parisToday) =>
  db
    .selectFrom('invoices')
    .innerJoin('schools', 'schools.id', 'invoices.schools_id')
    .innerJoin('buyers', 'buyers.schools_id', 'invoices.schools_id')
    .select([
      'invoices.id',
      'invoices.kind',
      'invoices.status',
      'invoices.number',
      'invoices.schools_id',
      'invoices.amount_cents',
      'invoices.date_due',
      'invoices.nb_reminders',
      'schools.name as school_name',
    ])
    // If both reminders are due, only one is mailed: otherwise two equal mails would follow within an hour.
    .select(
      sql<number>`
        case
          when invoices.date_due + ${reminderDays[1]}::int <= ${day} then ${reminderDays.length}::int
          else 1
        end
      `.as('nb_due'),
    )
    .where(isLateOn(day))
    .where('buyers.mail', 'is not', null)
    .where(
      sql<boolean>`
        invoices.date_due + case invoices.nb_reminders
          when 0 then ${reminderDays[0]}::int
          else ${reminderDays[1]}::int
        end <= ${day}
      `,
    )
    .where('invoices.nb_reminders', '<', reminderDays.length)
    .orderBy('invoices.id')
    .limit(100)
    .execute();

type ToRemind = Awaited<ReturnType<typeof listToRemind>>[number];

/** Queues one reminder: the mail and the mark that it was sent are written together. */
async function remind({ db, config }: Services, { number, nb_reminders, nb_due, ...invoice }: ToRemind): Promise<void> {
  if (!number) return;
  const file = await readInvoiceFile(db, invoice.id);
  await db.transaction().execute(async (trx) => {
    // The invoice may have been paid meanwhile, or another process may have sent the reminder.
    const due = await trx
      .updateTable('invoices')
      .set({ nb_reminders: nb_due })
      .where('id', '=', invoice.id)
      .where('status', '=', 'ISSUED')
      .where('nb_reminders', '=', nb_reminders)
      .returning('id')
      .executeTakeFirst();
    if (due) await queueInvoiceMail(trx, config, { ...invoice, number }, { file, wording: 'REMINDER' });
  });
}

/**
 * Queues the reminders due on a day; a failure of one does not stop the others [invoices.reminders].
 * @throws AggregateError of the failures, once every reminder was tried
 */
export async function remindLate(services: Services, day = parisToday): Promise<void> {
  await runForEach(await listToRemind(services, day), 'reminders failed', (invoice) => remind(services, invoice));
}

/**
 * Notifies of invoices that became late: the day after they were due; a failure of one does not stop the others
 * [invoices.due] [invoices.notified].
 * @throws AggregateError of the failures, once every invoice was tried
 */
export async function notifyLate({ db }: Pick<Services, 'db'>, day = parisToday): Promise<void> {
  const isNew = sql<boolean>`(not invoices.is_late_notified and ${isLateOn(day)})`;
  const { rows } = await sql<{ id: number }>`
    select invoices.id from invoices where ${isNew} order by invoices.id limit 500
  `.execute(db);
  await runForEach(rows, 'notifications of late invoices failed', ({ id }) =>
    db.transaction().execute(async (trx) => {
      // The invoice may have been paid meanwhile, or another process may have sent the notification.
      const marked = await trx
        .updateTable('invoices')
        .set({ is_late_notified: true })
        .where('invoices.id', '=', id)
        .where(isNew)
        .returning('invoices.id')
        .executeTakeFirst();
      if (marked) await notify(trx, { kind: 'INVOICE_LATE', invoiceId: id });
    }),
  );
}

export const remindersJob: Handler = {
  run: (services) => runForEach([notifyLate, remindLate], 'late invoices failed', (step) => step(services)),
};

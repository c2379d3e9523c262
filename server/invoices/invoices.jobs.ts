import { sql } from 'kysely';

import { parisToday } from '../calendar/weeks.ts';
import type { Services } from '../config/services.ts';
import type { Handler } from '../job-queue/handler.ts';
import { notify } from '../notifications/notify.ts';
import { isLateOn } from './invoices.queries.ts';
import { listWithoutFile, makeInvoiceFiles, readInvoiceFile } from './pdf/files.ts';
import { queueInvoiceMail } from './sending.ts';

/** Number of files that one worker process creates. */
const fileBatch = 25;

async function makeMissingFiles({ db }: Services): Promise<void> {
  for (;;) {
    const ids = await listWithoutFile(db, fileBatch);
    if (!ids.length) return;
    await makeInvoiceFiles(db, ids);
  }
}

/** Creates all missing files of issued invoices: of several jobs sent at once, the first does all the work. */
export const invoiceFilesJob: Handler = { run: makeMissingFiles };

/** Days from the due date to the first and to the second reminder [invoices.reminders]. */
const reminderDays = [7, 30] as const;

/** At most 100 invoices whose next reminder is due and whose buyer has an e-mail address, by id. */
const listToRemind = ({ db }: Services, day: typeof parisToday) =>
  db
    .selectFrom('invoices as invoice')
    .innerJoin('schools as school', 'school.id', 'invoice.schools_id')
    .innerJoin('buyers as buyer', 'buyer.schools_id', 'invoice.schools_id')
    .select([
      'invoice.id',
      'invoice.kind',
      'invoice.status',
      'invoice.number',
      'invoice.schools_id',
      'invoice.amount_cents',
      'invoice.date_due',
      'invoice.nb_reminders',
      'school.name as school_name',
    ])
    // If both reminders are due, only one is mailed: otherwise two equal mails would follow within an hour.
    .select(
      sql<number>`case when invoice.date_due + ${reminderDays[1]}::int <= ${day} then ${reminderDays.length}::int else 1 end`.as(
        'nb_due',
      ),
    )
    .where(isLateOn(day))
    .where('buyer.mail', 'is not', null)
    .where(
      sql<boolean>`invoice.date_due + case invoice.nb_reminders when 0 then ${reminderDays[0]}::int else ${reminderDays[1]}::int end <= ${day}`,
    )
    .where('invoice.nb_reminders', '<', reminderDays.length)
    .orderBy('invoice.id')
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
    if (due) await queueInvoiceMail(trx, config, { ...invoice, number }, file, 'REMINDER');
  });
}

/**
 * Queues the reminders due on a day; a failure of one does not stop the others [invoices.reminders].
 * @throws AggregateError of the failures, once every reminder was tried
 */
export async function remindLate(services: Services, day = parisToday): Promise<void> {
  const failures: unknown[] = [];
  for (const invoice of await listToRemind(services, day))
    await remind(services, invoice).catch((error: unknown) => failures.push(error));
  if (failures.length) throw new AggregateError(failures, 'reminders failed');
}

/** Notifies of invoices that became late: the day after they were due [invoices.due] [invoices.notified]. */
export async function notifyLate({ db }: Pick<Services, 'db'>, day = parisToday): Promise<void> {
  const isNew = sql<boolean>`(not invoice.is_late_notified and ${isLateOn(day)})`;
  const { rows } = await sql<{
    id: number;
  }>`select invoice.id from invoices invoice where ${isNew} order by invoice.id limit 500`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      // The invoice may have been paid meanwhile, or another process may have sent the notification.
      const marked = await trx
        .updateTable('invoices as invoice')
        .set({ is_late_notified: true })
        .where('invoice.id', '=', id)
        .where(isNew)
        .returning('invoice.id')
        .executeTakeFirst();
      if (marked) await notify(trx, { kind: 'INVOICE_LATE', invoiceId: id });
    });
}

export const remindersJob: Handler = {
  run: async (services) => {
    // Last, since `remindLate` throws an error if a reminder fails.
    await notifyLate(services);
    await remindLate(services);
  },
};

import { readFileSync } from 'node:fs';

import { day } from '@memocartes/contract/fields/fields.schemas';
import type { HolidayPeriod } from '@memocartes/contract/learning/calendar/holiday-period';
import { z } from 'zod';

const period = z
  .object({ name: z.string().trim().min(1), zone: z.enum(['A', 'B', 'C', 'all']), from: day, resume: day })
  .refine(({ from, resume }) => from < resume, { path: ['resume'], message: 'La reprise suit le premier jour.' });
const periods = z.array(period).min(1, 'Aucune période.');

/** Shortens a name: « Vacances d’Hiver - Zones B/C » becomes « Hiver ». */
const shortName = (summary: string) =>
  summary
    .replace(/\s*(?:\s-\s|\().*$/, '')
    .replace(/^(?:Début des )?Vacances (?:de la |de |d['’])/, '')
    .replaceAll("'", '’');

const asDay = (date: string | undefined) => date?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') ?? '';

/** Zones of an event: `all` for the three zones together; none for Corsica or overseas, which have no zone. */
function zonesOf(place: string): HolidayPeriod['zone'][] {
  const zones = (/Zones? ([ABC](?:\/[ABC])*)/.exec(place)?.[1]?.split('/') ?? []) as HolidayPeriod['zone'][];
  return zones.length === 3 ? ['all'] : zones;
}

/** Fields of an event by name, without their parameters. */
const fieldsOf = (event: string) =>
  new Map([...event.matchAll(/^([A-Z-]+)(?:;[^:\r\n]*)?:(.*)$/gm)].map(([, name, value]) => [name!, value!.trim()]));

/**
 * The ministry's calendar (data.education.gouv.fr): `DTEND` is the day classes resume. The summer holidays are a
 * one-day event without an end, for which 1 September is assumed.
 */
function readIcs(text: string): unknown[] {
  const events = text.replace(/\r?\n[ \t]/g, '').match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
  return events.flatMap((event) => {
    const fields = fieldsOf(event);
    const summary = fields.get('SUMMARY') ?? '';
    const from = asDay(fields.get('DTSTART'));
    const end = asDay(fields.get('DTEND'));
    const resume = /^Début des vacances/i.test(summary) ? `${from.slice(0, 4)}-09-01` : end;
    const zones = zonesOf(fields.get('LOCATION') ?? summary);
    return zones.map((zone) => ({ name: shortName(summary), zone, from, resume }));
  });
}

/**
 * Reads an operator's own school holidays, which replace the built-in table [packs.holiday-file]. The file is the
 * ministry's `.ics`, or a JSON list of `{name, zone: 'A' | 'B' | 'C' | 'all', from, resume}`.
 * @throws Error in French with the path of the file and the reason
 */
export function readHolidays(path: string): HolidayPeriod[] {
  const wrong = (why: string) => new Error(`Réglages refusés\u00a0: SCHOOL_HOLIDAYS_FILE (${path})\u00a0: ${why}`);
  let parsed: unknown;
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    parsed = path.endsWith('.ics') ? readIcs(text) : JSON.parse(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw wrong(code === 'ENOENT' ? 'fichier introuvable.' : `fichier illisible (${message}).`);
  }
  const read = periods.safeParse(parsed);
  if (!read.success) throw wrong(`\n${z.prettifyError(read.error)}`);
  return read.data;
}

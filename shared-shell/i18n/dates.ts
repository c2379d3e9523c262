import { withOrdinal } from '@memocartes/shared-ui/french';
import type { Locale } from '@memocartes/shared-ui/theme';

import { localeTags, useLocale } from './useLocale.ts';

const inParis = { timeZone: 'Europe/Paris' } as const;
const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** Formats dates in the language of the page and in Paris time. */
export type Dates = {
  /** `21/11/2026`, for a day or an instant. */
  readonly day: (iso: string) => string;
  /** `14:05`. */
  readonly time: (iso: string) => string;
  /** `21/11/2026 14:05`. */
  readonly instant: (iso: string) => string;
  /** « lundi 23 novembre ». */
  readonly long: (iso: string) => string;
  /** « 23 novembre ». */
  readonly dayOfMonth: (iso: string) => string;
};

function datesIn(locale: 'fr-FR' | 'en-GB'): Dates {
  const formats = {
    day: new Intl.DateTimeFormat(locale, { ...inParis, ...date }),
    time: new Intl.DateTimeFormat(locale, { ...inParis, ...time }),
    long: new Intl.DateTimeFormat(locale, { ...inParis, weekday: 'long', day: 'numeric', month: 'long' }),
    dayOfMonth: new Intl.DateTimeFormat(locale, { ...inParis, day: 'numeric', month: 'long' }),
  };
  const day = (iso: string) => formats.day.format(new Date(iso));
  const clock = (iso: string) => formats.time.format(new Date(iso));
  return {
    day,
    time: clock,
    instant: (iso) => `${day(iso)} ${clock(iso)}`,
    long: (iso) => withOrdinal(formats.long.format(new Date(iso)), locale),
    dayOfMonth: (iso) => withOrdinal(formats.dayOfMonth.format(new Date(iso)), locale),
  };
}

/** Cached, since formats are slow to create and a list has many rows. */
const datesByLanguage: Partial<Record<Locale, Dates>> = {};

const datesOf = (language: Locale): Dates => (datesByLanguage[language] ??= datesIn(localeTags[language]));

/** The date formats of the portal. */
export const useDates = (): Dates => datesOf(useLocale());

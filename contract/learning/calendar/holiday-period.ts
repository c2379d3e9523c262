import type { Day } from './days.ts';

/**
 * School holidays of a zone, or of all: from the first free day to the day classes resume, which is not free
 * [packs.holiday-file].
 */
export type HolidayPeriod = { name: string; zone: 'A' | 'B' | 'C' | 'all'; from: Day; resume: Day };

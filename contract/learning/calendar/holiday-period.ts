import type { Day } from './days.ts';

/**
 * School holidays of one zone or of all zones. `from` is the first free day; `resume` is the day when classes resume
 * [packs.holiday-file].
 */
export type HolidayPeriod = { name: string; zone: 'A' | 'B' | 'C' | 'all'; from: Day; resume: Day };

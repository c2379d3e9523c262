/** A time of day in Paris, `HH:MM`. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Quiet hours that a new school gets [notifications.quiet-hours]. */
export const defaultQuietHours = {
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
} as const;

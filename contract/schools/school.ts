/** Statuses of a school [schools.status]. */
export const schoolStatuses = ['VISIBLE', 'DRAFT', 'ARCHIVED'] as const;

/** Largest number of seats or boxes of a school [schools.numbers]. */
export const maxSchoolNumber = 9999;
/** A typed number of seats or boxes, from 0 to `maxSchoolNumber`. */
export const schoolNumberPattern = /^\d{1,4}$/;

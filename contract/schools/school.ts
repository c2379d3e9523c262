/** Statuses of a school [schools.status]. */
export const schoolStatuses = ['VISIBLE', 'DRAFT', 'ARCHIVED'] as const;

export const schoolCodePattern = /^[\p{L}\d ]{1,17}$/u;

/** A student is ACTIVE unless they have left the school [students.status]. */
export const studentStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type StudentStatus = (typeof studentStatuses)[number];

/** Whether a student has left the school. In a revision session, INACTIVE means awaited. */
export const hasLeft = ({ status }: { readonly status: StudentStatus }): boolean => status === 'INACTIVE';

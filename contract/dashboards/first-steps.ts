/** What a new school does first, in this order. */
export const firstSteps = ['students', 'staff', 'classes', 'tablets', 'pack'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** First steps of a new school, in order [dashboards.first-steps]. */
export const firstSteps = ['students', 'staff', 'classes', 'tablets', 'pack'] as const;
export type FirstStep = (typeof firstSteps)[number];

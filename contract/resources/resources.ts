/** Maximum lengths in characters of a resource's texts and a section's title [resources.description]. */
export const resourceLength = { title: 150, description: 200, section: 80 } as const;

/** Who may read a resource: only staff, or followers too [resources.audience]. */
export const audiences = ['STAFF', 'SCHOOL'] as const;
export type Audience = (typeof audiences)[number];

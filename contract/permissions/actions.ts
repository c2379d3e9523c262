import type { permissions } from './permissions.ts';

/** A row of the permission table: `resource:act`. */
export type Action = keyof typeof permissions;

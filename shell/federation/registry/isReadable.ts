import type { MenuItem, RemoteVersion } from '@memocartes/shared-shell/remote';

const isList = (value: unknown) => Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';

const isReadableEntry = (entry: MenuItem | null) =>
  !!entry?.title && (entry.type === 'title' || entry.to === undefined || isText(entry.to));

/**
 * Whether guard and menu can read the record of a version. Publishing checks records, but a team publishes with its own
 * copy of the checks, which may be older [portal.unreadable-record].
 */
export const isReadable = ({ roles, routes, planned = [], menu }: RemoteVersion): boolean =>
  [roles, routes, planned, menu].every(isList) &&
  routes.every((route: { readonly path: unknown } | null) => isText(route?.path)) &&
  planned.every(isText) &&
  menu.every(isReadableEntry);

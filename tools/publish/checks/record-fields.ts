import { permissions } from '../../../contract/permissions/permissions.ts';
import { isRole, roles } from '../../../contract/permissions/roles.ts';

const layouts = ['default', 'print', 'bare'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether this is a `MenuText`: a key, or a text in each language. */
const isMenuText = (value: unknown) => isText(value) || (isObject(value) && isText(value.fr) && isText(value.en));

/** Problem of a permission that the page or the menu entry requires. */
const permissionProblems = (place: string, name: string, value: unknown) =>
  value === undefined || (isText(value) && Object.hasOwn(permissions, value))
    ? []
    : [`${name} of ${place} is not an action of the permission table: ${JSON.stringify(value)}`];

function routeProblems(route: unknown): string[] {
  if (!isObject(route) || !isText(route.path)) return [`a route has no path: ${JSON.stringify(route)}`];
  const { path, layout, need } = route;
  return [
    ...(layout === undefined || layouts.includes(layout as string)
      ? []
      : [`the layout of ${path} is not ${layouts.join(', ')}: ${JSON.stringify(layout)}`]),
    ...permissionProblems(path, 'need', need),
  ];
}

function menuProblems(entry: unknown): string[] {
  const place = `the menu entry ${JSON.stringify(isObject(entry) ? (entry.to ?? entry.title) : entry)}`;
  if (!isObject(entry) || (entry.type !== 'title' && entry.type !== 'item')) {
    return [`${place} has no type: 'item' or 'title'`];
  }
  const text = isMenuText(entry.title) ? [] : [`${place} has no title: a key, or { fr: '…', en: '…' }`];
  if (entry.type === 'title') return text;
  return [
    ...text,
    ...(['icon', 'colour'] as const).filter((name) => !isText(entry[name])).map((name) => `${place} has no ${name}`),
    ...(entry.to === undefined || isText(entry.to) ? [] : [`to of ${place} is not a path`]),
    ...(entry.hint === undefined || isMenuText(entry.hint)
      ? []
      : [`hint of ${place} is neither a key nor { fr: '…', en: '…' }`]),
    ...permissionProblems(place, 'need', entry.need),
    ...permissionProblems(place, 'enabledBy', entry.enabledBy),
  ];
}

/**
 * Fields of a record that the shell could not read. The compiler finds them too, but a team may publish without types
 * [portal.record].
 */
export function fieldProblems(record: unknown): string[] {
  if (!isObject(record)) return ['record is not an object'];
  const { planned = [], ...rest } = record;
  const lists = Object.entries({ roles: rest.roles, routes: rest.routes, menu: rest.menu, planned });
  const missing = lists.filter(([, list]) => !Array.isArray(list)).map(([name]) => `${name} is not a list`);
  if (missing.length > 0) return missing;
  const [listed = [], routes = [], menu = [], paths = []] = lists.map(([, list]) => list as readonly unknown[]);
  return [
    ...listed
      .filter((role) => !isRole(role as string))
      .map((role) => `${JSON.stringify(role)} is not a role: ${roles.join(', ')}`),
    ...routes.flatMap(routeProblems),
    ...paths.filter((path) => !isText(path)).map((path) => `a planned path is not a text: ${JSON.stringify(path)}`),
    ...menu.flatMap(menuProblems),
  ];
}

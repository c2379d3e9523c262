import type { Route } from '@memocartes/contract/http/route';
import { z } from 'zod';

import type { Place } from './places/places.ts';

type Shape = { type?: string; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[]; oneOf?: Shape[] };

/** Names of integers that are not ids of a school's objects; every other integer is taken for an id. */
const plainNumbers = new Set([
  'nb_items',
  'nb_page',
  'nb_students_max',
  'nb_teachers_max',
  'nb_physical_boxes',
  'line',
  'nth',
  'position',
  'box',
  'days',
  'school_cents',
  'student_cents',
  'vat_rate',
  'duration_ms',
  'offers',
  'position_from',
  'version',
  'before',
  // Objects of the product: subjects, editions and sections belong to no school.
  'matter_id',
  'subject_id',
  'edition_id',
  'parent_id',
  'section_id',
]);

const isInteger = (shape: Shape): boolean =>
  shape.type === 'integer' ||
  (shape.type === 'array' && !!shape.items && isInteger(shape.items)) ||
  [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].some(isInteger);

/** Names of the integer properties of a schema, at any depth. */
function integerNames(shape: Shape): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, value]) => [
    ...(isInteger(value) ? [name] : []),
    ...integerNames(value),
  ]);
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.items ? [shape.items] : [])];
  return [...own, ...parts.flatMap(integerNames)];
}

const namedIn = (schema: z.ZodType | undefined): string[] =>
  schema ? integerNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : [];

const namedObjects = (schema: z.ZodType | undefined) => namedIn(schema).filter((name) => !plainNumbers.has(name));

/** Whether a request names two objects or more in its path and body; an array of ids is several objects. */
export function namesSeveralObjects({ params, body }: Route): boolean {
  const names = new Set([...namedObjects(params), ...namedObjects(body)]);
  return names.size > 1 || namedObjects(body).some((name) => !name.endsWith('id'));
}

/** The id to use for each filter of a list, by the filter's name. */
const filters: Record<string, (place: Place) => number> = {
  school_id: ({ school }) => school.id,
  schools_id: ({ school }) => school.id,
  class_id: ({ class_ }) => class_.id,
  cards_id: ({ common }) => common.id,
  classes_id: ({ class_ }) => class_.id,
  student_id: ({ student }) => student.id,
  author_id: ({ staff }) => staff.userId,
  teacher_id: ({ staff }) => staff.userId,
  users_pro_id: ({ staff }) => staff.userId,
  entity_id: ({ student }) => student.id,
};

/** The filters of a list that name an object. @throws Error for a filter missing from `filters` */
export const objectFilters = (route: Route) =>
  namedObjects(route.query).map((name) => {
    const id = filters[name];
    if (!id) throw new Error(`named-objects.ts has no id for the filter ${name} of ${route.path}`);
    return { name, id };
  });

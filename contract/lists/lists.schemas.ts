import { z } from 'zod';

import { maxLength } from '../fields/lengths.ts';
import { defaultPageSize, maxPageSize } from './page-size.ts';

const wholeNumber = z.coerce.number().int().min(1, 'Nombre entier à partir de 1.');
/** Page number and page size, in a query string. */
export const pageNumber = wholeNumber.max(1_000_000).default(1);
export const pageLength = (byDefault = defaultPageSize) =>
  wholeNumber.max(maxPageSize, `${maxPageSize} au plus.`).default(byDefault);

/** Text of a search box. */
export const searchText = z.string().trim().max(maxLength.search).optional();

/** A filter that can be repeated: `?level=CP&level=CE1`. */
export const anyOf = <const V extends readonly string[]>(values: V) => {
  const one = z.enum(values);
  return z.union([one.transform((value) => [value]), z.array(one)]).optional();
};

/** `true`: only archived schools and their data; `false`: only other schools and their data; by default all. */
export const ofArchived = z.enum(['true', 'false']).optional();

/** Filters of a list as a client passes them: all are optional, and `anyOf` accepts one value or several. */
export type Filter<Q extends z.ZodType> = {
  [K in keyof z.infer<Q>]?: NonNullable<z.infer<Q>[K]> extends (infer V)[] ? V | V[] : z.infer<Q>[K];
};

/** Parameters of every list: `nb_page` is the number of the page (from 1), `nb_items` its size. `columns`: columns for sorting, the default first. */
export const listQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  z.object({
    nb_items: pageLength(),
    nb_page: pageNumber,
    order_by: z.enum(columns).default(columns[0] as never),
    order_dir: z.enum(['asc', 'desc']).default('asc'),
  });

/** A list that can be exported with all its rows as CSV: `?format=csv`. */
export const exportableQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  listQuery(columns).extend({ format: z.enum(['json', 'csv']).optional() });

/** Maximum rows of an exported file [interface.list-export]. */
export const exportMaxRows = 200_000;

/** Parameters of every `select` list: a part of the name, and the page. */
export const selectQuery = z.object({
  name: z.string().trim().max(maxLength.search).optional(),
  nb_items: pageLength(),
  nb_page: pageNumber,
});

export const option = z.object({ id: z.int(), name: z.string() });
export type Option = z.infer<typeof option>;

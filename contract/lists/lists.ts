import { z } from 'zod';

/** Page size of lists, and the most a client may ask for (decisions §3). */
export const pageSize = 20;
export const maxPageSize = 100;

const whole = z.coerce.number().int().min(1, 'Nombre entier à partir de 1.');

/** An identifier in a query string or a path. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** What a person types in a search box. */
export const searchText = z.string().trim().max(100).optional();

/** A filter that may be given several times: `?level=CP&level=CE1`. */
export const anyOf = <const V extends readonly [string, ...string[]]>(values: V) => {
  const one = z.enum(values);
  return z.union([one.transform((value) => [value]), z.array(one)]).optional();
};

/** The filters of a list as a client gives them: each may be left out, and `anyOf` takes one or many. */
export type Filter<Q extends z.ZodType> = {
  [K in keyof z.infer<Q>]?: NonNullable<z.infer<Q>[K]> extends (infer V)[] ? V | V[] : z.infer<Q>[K];
};

/** What every list takes (decisions §3): page, size and order. `columns` are those it can be sorted by, the first by default. */
export const listQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  z.object({
    nb_items: whole.max(maxPageSize, `${maxPageSize} au plus.`).default(pageSize),
    nb_page: whole.max(1_000_000).default(1),
    order_by: z.enum(columns).default(columns[0] as never),
    order_dir: z.enum(['asc', 'desc']).default('asc'),
  });

/** A list that is also given whole as a CSV file, all rows of its filters: `?format=csv`. */
export const exportableQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  listQuery(columns).extend({ format: z.enum(['json', 'csv']).optional() });

/** Rows of such a file at most. */
export const exportMaxRows = 200_000;

/** What every `select` list takes: the start of a name. */
export const selectQuery = z.object({
  name: z.string().trim().max(100).optional(),
  nb_items: whole.max(maxPageSize).default(pageSize),
  nb_page: whole.default(1),
});

export const option = z.object({ id: z.number().int(), name: z.string() });
export type Option = z.infer<typeof option>;

export const idParams = z.object({ id });
export const created = z.object({ id: z.number().int() });

/** A text that a person typed: trimmed, without control or direction-changing characters. */
export const text = (max: number, message = `${max} caractères au plus.`) =>
  z
    .string()
    .trim()
    .max(max, message)
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Bidi_Control}])*$/u, 'Caractères interdits.');

/** The same, and not empty (« Champ requis », specification §5). */
export const requiredText = (max: number) => text(max).min(1, 'Champ requis');

export const day = z.iso.date('Date attendue : AAAA-MM-JJ.');
export const instant = z.iso.datetime({ offset: true });

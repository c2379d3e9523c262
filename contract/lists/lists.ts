import { z } from 'zod';

/** Page size of lists, and the most a client may ask for [interface.list-pages]. */
export const pageSize = 20;
export const maxPageSize = 100;

const whole = z.coerce.number().int().min(1, 'Nombre entier à partir de 1.');
/** Which page of a list, and how many of its items, in a query string. */
export const pageNumber = whole.max(1_000_000).default(1);
export const pageLength = (byDefault = pageSize) =>
  whole.max(maxPageSize, `${maxPageSize} au plus.`).default(byDefault);

/** The largest whole number that a column holds. */
export const largestId = 2_147_483_647;
/** An identifier in a query string or a path. */
export const id = z.coerce.number().int().min(1).max(largestId);

const wrongId = 'Identifiant attendu.';
/** An identifier in a body. */
export const bodyId = z.number(wrongId).int(wrongId).min(1, wrongId).max(largestId, wrongId);

/** Grows with each change: `If-Match` of a change names the version that it was made on. */
export const version = z.number().int();
/** What `If-Match` does, for the summary of a change. */
export const ifMatchSummary = 'With `If-Match`, 409 VERSION_CHANGED and the current data when it was changed since.';

/** What a person types in a search box. */
export const searchText = z.string().trim().max(100).optional();

/** A filter that may be given several times: `?level=CP&level=CE1`. */
export const anyOf = <const V extends readonly [string, ...string[]]>(values: V) => {
  const one = z.enum(values);
  return z.union([one.transform((value) => [value]), z.array(one)]).optional();
};

/** Of archived schools only, or of the others only; all unless given. */
export const ofArchived = z.enum(['true', 'false']).optional();

/** The filters of a list as a client gives them: each may be left out, and `anyOf` takes one or many. */
export type Filter<Q extends z.ZodType> = {
  [K in keyof z.infer<Q>]?: NonNullable<z.infer<Q>[K]> extends (infer V)[] ? V | V[] : z.infer<Q>[K];
};

/** What every list takes: page, size and order. `columns` are those it can be sorted by, the first by default. */
export const listQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  z.object({
    nb_items: pageLength(),
    nb_page: pageNumber,
    order_by: z.enum(columns).default(columns[0] as never),
    order_dir: z.enum(['asc', 'desc']).default('asc'),
  });

/** A list that is also given whole as a CSV file, all rows of its filters: `?format=csv`. */
export const exportableQuery = <const C extends readonly [string, ...string[]]>(columns: C) =>
  listQuery(columns).extend({ format: z.enum(['json', 'csv']).optional() });

/** Rows of such a file at most [interface.list-export]. */
export const exportMaxRows = 200_000;

/** What every `select` list takes: the start of a name. */
export const selectQuery = z.object({
  name: z.string().trim().max(100).optional(),
  nb_items: pageLength(),
  nb_page: pageNumber,
});

export const option = z.object({ id: z.number().int(), name: z.string() });
export type Option = z.infer<typeof option>;

export const idParams = z.object({ id });
export const created = z.object({ id: z.number().int() });

/** A required text of a body. */
export const string = () =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? 'Champ requis' : 'Texte attendu.') });

const typed = (max: number, message: string, allowed: RegExp) =>
  string().trim().max(max, message).regex(allowed, 'Caractères interdits.');
const tooLong = (max: number) => `${max} caractères au plus.`;

/** A text that a person typed: trimmed, without control or direction-changing characters. Lines and tabs are the person's own. */
export const text = (max: number, message = tooLong(max)) =>
  typed(max, message, /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\p{Bidi_Control}])*$/u);

/** The same on one line: a name, a title. */
export const line = (max: number, message = tooLong(max)) => typed(max, message, /^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u);

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** One line with at least one visible character (« Champ requis »). */
export const requiredText = (max: number) => line(max).regex(visibleCharacter, 'Champ requis');

export const day = z.iso.date('Date attendue : AAAA-MM-JJ.');
export const instant = z.iso.datetime({ offset: true });

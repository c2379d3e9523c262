import { z } from 'zod';

import { largestId } from './largest-id.ts';
import { maxLength } from './lengths.ts';
import { defaultPageSize, maxPageSize } from './page-size.ts';

const wholeNumber = z.coerce.number().int().min(1, 'Nombre entier à partir de 1.');
/** Page number and page size, in a query string. */
export const pageNumber = wholeNumber.max(1_000_000).default(1);
export const pageLength = (byDefault = defaultPageSize) =>
  wholeNumber.max(maxPageSize, `${maxPageSize} au plus.`).default(byDefault);

/** An identifier in a query string or a path. */
export const id = z.coerce.number().int().min(1).max(largestId);

const wrongId = 'Identifiant attendu.';
/** An identifier in a body. */
export const bodyId = z.number(wrongId).int(wrongId).min(1, wrongId).max(largestId, wrongId);

/** Increases with each change; `If-Match` contains the version on which a change is based. */
export const version = z.int();
/** Explanation of `If-Match` for the summary of a call that changes data. */
export const ifMatchSummary = 'With `If-Match`, 409 VERSION_CHANGED and the current data when it was changed since.';

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

/** Parameters of every list: page, size and order. `columns`: columns for sorting, the default first. */
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

export const idParams = z.object({ id });
export const created = z.object({ id: z.int() });

/** A text in a body; the error of a missing text is « Champ requis ». */
export const string = () =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? 'Champ requis' : 'Texte attendu.') });

const typedText = (typed: z.ZodString, max: number, message: string, allowed: RegExp) =>
  typed.max(max, message).regex(allowed, 'Caractères interdits.');
const tooLong = (max: number) => `${max} caractères au plus.`;

/** A typed text: trimmed; control and bidirectional characters are refused, except line breaks and tabs. */
export const text = (max: number, message = tooLong(max)) =>
  typedText(string().trim(), max, message, /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\p{Bidi_Control}])*$/u);

const oneLine = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u;
/** Like `text`, but without line breaks and tabs: a code, the name of a file. */
export const exactLine = (max: number, message = tooLong(max)) => typedText(string().trim(), max, message, oneLine);

const joinSpaces = (typed: string) => typed.replace(/ {2,}/g, ' ');
/** Like `exactLine`, but repeated spaces become one space: a name, a title. */
export const line = (max: number, message = tooLong(max)) =>
  typedText(string().trim().overwrite(joinSpaces), max, message, oneLine);

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A `line` with at least one visible character; otherwise the error is « Champ requis » [interface.required]. */
export const requiredText = (max: number) => line(max).regex(visibleCharacter, 'Champ requis');
/** The name of an uploaded file. */
export const fileName = exactLine(255).regex(visibleCharacter, 'Champ requis');

const dayExpected = 'Date attendue : AAAA-MM-JJ.';
/** A calendar day. The calendar of PostgreSQL has no year 0. */
export const day = z.iso.date(dayExpected).refine((text) => !text.startsWith('0000'), dayExpected);
export const instant = z.iso.datetime({ offset: true });

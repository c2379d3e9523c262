import { z } from 'zod';

import { largestId } from './largest-id.ts';
import { postalCodePattern } from './postal-code.ts';

/** An identifier in a query string or a path. */
export const id = z.coerce.number().int().min(1).max(largestId);

const wrongId = 'Identifiant attendu.';
/** An identifier in a body. */
export const bodyId = z.number(wrongId).int(wrongId).min(1, wrongId).max(largestId, wrongId);

/** Increases with each change; `If-Match` contains the version on which a change is based. */
export const version = z.int();
/** Explanation of `If-Match` for the summary of a call that changes data. */
export const ifMatchSummary = 'With `If-Match`, 409 VERSION_CHANGED and the current data when it was changed since.';

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

/** A French postal code [schools.postal-code]. */
export const postalCode = string().trim().regex(postalCodePattern, 'Code postal attendu\u00a0: 5 chiffres.');

const dayExpected = 'Date attendue : AAAA-MM-JJ.';
/** A calendar day. The calendar of PostgreSQL has no year 0. */
export const day = z.iso.date(dayExpected).refine((text) => !text.startsWith('0000'), dayExpected);
export const instant = z.iso.datetime({ offset: true });

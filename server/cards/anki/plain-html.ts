import { decodeHTMLStrict } from 'entities';

/** Characters removed from texts: controls except tabs and line feeds, lone surrogates, bidirectional controls. */
const forbidden = /(?![\t\n])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Normalises the text of a card: trims lines, and removes empty lines at both ends. */
export function normalizeText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(forbidden, '')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim());
  const isWritten = (line: string) => line !== '';
  const first = lines.findIndex(isWritten);
  return first === -1 ? '' : lines.slice(first, lines.findLastIndex(isWritten) + 1).join('\n');
}

// All patterns below run in linear time, even on hostile files.

/** A media reference: a tag with `src` (in double quotes, single quotes or none), or `[sound:…]`. */
const medium =
  /<(?:img|audio|video|source|embed)\b[^<>]{0,500}?\bsrc\s{0,9}=\s{0,9}(?:"([^"<>]{0,500})"|'([^'<>]{0,500})'|([^\s<>]{1,500}))[^<>]{0,1500}>?|\[sound:([^\]]{1,500})\]/gi;

/** A field with each picture, sound and video replaced by the result of `make`. */
export const replaceMedia = (field: string, make: (tag: string, name: string) => string): string =>
  field.replace(medium, (tag: string, a?: string, b?: string, c?: string, sound?: string) =>
    make(tag, a ?? b ?? c ?? sound ?? ''),
  );

/** Names of a field's pictures, sounds and videos. */
export const mediaOf = (field: string): string[] =>
  [...field.matchAll(medium)].map(([, a, b, c, sound]) => a ?? b ?? c ?? sound ?? '');

const sounds = /\.(?:mp3|ogg|oga|opus|wav|m4a|aac|flac|spx|3gp)$/i;
const videos = /\.(?:mp4|webm|mkv|avi|mov|mpe?g|ogv|flv|swf)$/i;

/** The kind of a sound or video, by its name; null for any other name. Sounds and videos are never imported. */
export const unsupportedMedium = (name: string): 'SOUND' | 'VIDEO' | null =>
  sounds.test(name) ? 'SOUND' : videos.test(name) ? 'VIDEO' : null;

/** Removes sounds, and replaces cloze deletions by their text: `{{c1::Paris::capitale}}` → `Paris`. */
const withoutMarks = (text: string) =>
  text.replace(/\[sound:[^\]]{1,500}\]/g, '').replace(/\{\{c\d{1,4}::((?:(?!::)[^{}])*)(?:::[^{}]*)?\}\}/g, '$1');

/** HTML as plain text: one line per block, empty lines kept, scripts and styles removed. */
export const htmlText = (html: string): string =>
  normalizeText(
    decodeHTMLStrict(
      withoutMarks(html)
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<\/?(?:br|div|p|li|tr|h[1-6]|ul|ol|table)\b[^<>]*>/gi, '\n')
        .replace(/<\/?[a-z][^<>]*>/gi, ''),
    ),
  );

/** A field of a note as lines of a card, without empty lines between blocks. */
export const plainHtml = (html: string): string => htmlText(html).replace(/\n{2,}/g, '\n');

/** A field of plain text as lines of a card: like `htmlText`, but tags and entities are unchanged. */
export const plainText = (text: string): string => normalizeText(withoutMarks(text));

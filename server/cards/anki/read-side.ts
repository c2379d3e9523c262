import type { LeftOutReason } from '@memocartes/contract/cards/import/cards-import';
import type { ImportedImage, LeftOut } from '@memocartes/contract/cards/import/cards-import.routes';
import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import { decodeHTMLStrict } from 'entities';

import { patternOf } from './collection/own-note-type.ts';
import { htmlText, normalizeText, plainHtml, replaceMedia } from './plain-html.ts';

/** Finds a field's media file in the package: its name, and why it can't be imported (null for a usable picture). */
export type FindMedium = (raw: string) => { name: string; reason: LeftOutReason | null };

type ReadSide = { text: string; image?: ImportedImage; leftOut: LeftOut[] };

/** Marks the place of the picture while a side is converted to plain text. */
const picturePlaceholder = '\ufffc';
const maxTextLength = 2_000;
/** Maximum length of the name of a medium that is left out. */
export const maxNameLength = 100;

/** Alternative text of a picture: its `alt` attribute, else its file name as words. */
function altOf(tag: string, name: string): string {
  const [, quoted, single] = /\balt\s{0,9}=\s{0,9}(?:"([^"<>]{0,1000})"|'([^'<>]{0,1000})')/i.exec(tag) ?? [];
  const oneLine = (text: string) => normalizeText(text).replace(/\s+/g, ' ').slice(0, maxAltLength).trim();
  const words = name.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[_-]+/g, ' ');
  return oneLine(decodeHTMLStrict(quoted ?? single ?? '')) || oneLine(words) || 'Image';
}

const linesIn = (text: string) => (text === '' ? [] : text.split('\n'));

/** The layout for the lines above and below the picture, and the side's text. Undefined if the lines do not fit. */
function layoutFor(above: string[], below: string[], requested: ImportedImage['pattern'] | undefined) {
  const pattern =
    requested ?? (above.length && !below.length ? 'bottom' : !above.length && below.length ? 'top' : 'center');
  const fits = pattern === 'center' ? above.length <= 1 && below.length <= 1 : above.length + below.length <= 2;
  if (!fits || above.length + below.length > maxLines(pattern, 'front')) return undefined;
  // The line below the picture is always the second line, even without a line above.
  const lines = pattern === 'center' && below.length ? [above[0] ?? '', ...below] : [...above, ...below];
  return { pattern, text: lines.join('\n') };
}

/**
 * A card's side from HTML: its text, its first usable picture, and the skipped media. If there are more lines than fit
 * next to a picture, the picture is skipped.
 * @param isOurs whether the portal exported the card; empty lines of such a card remain
 */
export function readSide(html: string, findMedium: FindMedium, isOurs: boolean): ReadSide {
  const leftOut: LeftOut[] = [];
  const leaveOut = (name: string, reason: LeftOutReason) =>
    void leftOut.push({ name: name.slice(0, maxNameLength), reason });
  let image: ImportedImage | undefined;
  // HTML treats a line break in the source as a space.
  const marked = replaceMedia(html.replaceAll(picturePlaceholder, '').replace(/[\r\n]+/g, ' '), (tag, raw) => {
    const { name, reason } = findMedium(raw);
    if (reason) leaveOut(name, reason);
    else if (image) {
      if (image.name !== name) leaveOut(name, 'SECOND');
    } else {
      image = { name, alt: altOf(tag, name), pattern: (isOurs && patternOf(tag)) || 'center' };
      return isOurs ? picturePlaceholder : `<br>${picturePlaceholder}<br>`;
    }
    return '';
  });
  const read = isOurs ? htmlText : plainHtml;
  const withoutPlaceholder = (text: string) => text.replaceAll(picturePlaceholder, '').slice(0, maxTextLength);
  if (!image) return { text: withoutPlaceholder(read(marked)), leftOut };

  const [above = '', ...rest] = read(marked).split(picturePlaceholder);
  const layout = layoutFor(
    linesIn(above.replace(/\n$/, '')),
    linesIn(rest.join('').replace(/^\n/, '')),
    isOurs ? image.pattern : undefined,
  );
  if (layout) return { text: withoutPlaceholder(layout.text), image: { ...image, pattern: layout.pattern }, leftOut };
  leaveOut(image.name, 'NO_ROOM');
  return { text: withoutPlaceholder(read(marked).replaceAll(`${picturePlaceholder}\n`, '')), leftOut };
}

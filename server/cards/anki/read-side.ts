import { maxAltLength, maxLines } from '@memocartes/contract/cards/patterns';
import type { ImportedImage, LeftOut } from '@memocartes/contract/cards/import/cards-import.routes';
import type { LeftOutReason } from '@memocartes/contract/cards/import/cards-import';
import { htmlText, mediaTags, plainHtml, tidy, withoutEntities } from './plain-html.ts';
import { patternOf } from './collection/own-note-type.ts';

/** What a name in a field is in the package, and why it can't be taken; null for a picture that can. */
export type Known = (raw: string) => { name: string; reason: LeftOutReason | null };

export type ReadSide = { text: string; image?: ImportedImage; leftOut: LeftOut[] };

/** Stands for the picture while its side becomes plain text. */
const sign = '\ufffc';
const longest = 2_000;

/** Words for who can't see it: the file's own, else its name as words. */
function altOf(tag: string, name: string): string {
  const [, quoted, single] = /\balt\s{0,9}=\s{0,9}(?:"([^"<>]{0,1000})"|'([^'<>]{0,1000})')/i.exec(tag) ?? [];
  const oneLine = (text: string) => tidy(text).replace(/\s+/g, ' ').slice(0, maxAltLength).trim();
  const words = name.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[_-]+/g, ' ');
  return oneLine(withoutEntities(quoted ?? single ?? '')) || oneLine(words) || 'Image';
}

const linesIn = (text: string) => (text === '' ? [] : text.split('\n'));

/** Where the picture stands, from what is written above and below it. */
function standing(above: string[], below: string[], asked: ImportedImage['pattern'] | undefined) {
  const pattern =
    asked ?? (above.length && !below.length ? 'bottom' : !above.length && below.length ? 'top' : 'center');
  const fits = pattern === 'center' ? above.length <= 1 && below.length <= 1 : above.length + below.length <= 2;
  if (!fits || above.length + below.length > maxLines(pattern, 'front')) return undefined;
  // A line below alone leaves the one above empty.
  const lines = pattern === 'center' && below.length ? [above[0] ?? '', ...below] : [...above, ...below];
  return { pattern, text: lines.join('\n') };
}

/**
 * A side's HTML as a card's: its text, its first picture that can be taken, and what is left behind. A side with more lines than there is room for beside a
 * picture keeps its lines.
 * @param isOurs written by the portal itself: a line a line, empty ones too
 */
export function readSide(html: string, known: Known, isOurs: boolean): ReadSide {
  const leftOut: LeftOut[] = [];
  const leave = (name: string, reason: LeftOutReason) => void leftOut.push({ name: name.slice(0, 100), reason });
  let image: ImportedImage | undefined;
  // A line end of HTML is a space.
  const marked = mediaTags(html.replaceAll(sign, '').replace(/[\r\n]+/g, ' '), (tag, raw) => {
    const { name, reason } = known(raw);
    if (reason) leave(name, reason);
    else if (image) {
      if (image.name !== name) leave(name, 'SECOND');
    } else {
      image = { name, alt: altOf(tag, name), pattern: (isOurs && patternOf(tag)) || 'center' };
      return isOurs ? sign : `<br>${sign}<br>`;
    }
    return '';
  });
  const read = isOurs ? htmlText : plainHtml;
  const plain = (text: string) => text.replaceAll(sign, '').slice(0, longest);
  const chosen = image as ImportedImage | undefined;
  if (!chosen) return { text: plain(read(marked)), leftOut };

  const [above = '', ...rest] = read(marked).split(sign);
  const placed = standing(
    linesIn(above.replace(/\n$/, '')),
    linesIn(rest.join('').replace(/^\n/, '')),
    isOurs ? chosen.pattern : undefined,
  );
  if (placed) return { text: plain(placed.text), image: { ...chosen, pattern: placed.pattern }, leftOut };
  leave(chosen.name, 'NO_ROOM');
  return { text: plain(read(marked).replaceAll(`${sign}\n`, '')), leftOut };
}

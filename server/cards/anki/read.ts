import type { LeftOutReason } from '@memocartes/contract/cards/import/cards-import';
import type { CorrectedCardRow, LeftOut } from '@memocartes/contract/cards/import/cards-import.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { decodeHTMLStrict } from 'entities';

import { readSettings } from '../settings/card-settings.ts';
import { openPackage, unpackMedia } from './archive.ts';
import { type AnkiCard, readCollection } from './collection/collection.ts';
import { readMediaList } from './collection/media-list.ts';
import { fieldNames, noteTypeName, splitHidden } from './collection/own-note-type.ts';
import { renderCard } from './collection/template.ts';
import { makeCardPictures, makeThumbnails, type Media } from './pictures.ts';
import { mediaOf, unsupportedMedium } from './plain-html.ts';
import { type FindMedium, readSide } from './read-side.ts';

/** Cards of a package; `pictures` contains thumbnails, by name, of the pictures that would be imported. */
export type ReadPackage = {
  rows: (CorrectedCardRow & { left_out?: LeftOut[] })[];
  pictures: Record<string, string>;
};

const maxMediumBytes = 40_000_000;

/** Media with these names in the package. */
function mediaNamed(bytes: Uint8Array, list: Map<string, string>, names: readonly string[]): Media {
  const entries = new Map(names.flatMap((name) => (list.has(name) ? [[name, list.get(name)!] as const] : [])));
  const unpacked = unpackMedia(bytes, new Set(entries.values()), maxMediumBytes);
  return new Map([...entries].map(([name, entry]) => [name, unpacked.get(entry)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name in the list of media for a `raw` name in a field, which may be URL-encoded or contain HTML entities. */
function inList(list: Map<string, string>, raw: string): string {
  const name = decodeHTMLStrict(raw).normalize('NFC');
  return list.has(name) ? name : decoded(name).normalize('NFC');
}

function reasonOf(name: string, refused: Map<string, LeftOutReason>, usable: { has(name: string): boolean }) {
  return unsupportedMedium(name) ?? refused.get(name) ?? (usable.has(name) ? null : 'MISSING');
}

const isOurs = ({ noteType: { name, fields } }: AnkiCard) =>
  name.startsWith(noteTypeName) && fieldNames.every((field) => fields.includes(field));

/** Fields of the portal's own note type other than the two sides; null for other note types [cards.export]. */
function labelsOf(card: AnkiCard, ours: boolean) {
  const label = (name: (typeof fieldNames)[number]) =>
    (ours && decodeHTMLStrict(card.fields.get(name) ?? '').slice(0, maxLength.cardNote)) || null;
  return {
    matter: label('Matière'),
    subject: label('Sous-matière'),
    level: label('Niveau'),
    category: label('Catégorie'),
  };
}

const uniqueByName = (leftOut: readonly LeftOut[]) => [...new Map(leftOut.map((item) => [item.name, item])).values()];

/** The settings of a card that the portal has exported; absent from other packages and from earlier exports. */
function settingsOf({ settings, answers = '' }: ReturnType<typeof splitHidden>['hidden']) {
  if (settings === undefined) return {};
  return { settings: readSettings(decodeHTMLStrict(settings), decodeHTMLStrict(answers)) };
}

function rowOf(card: AnkiCard, html: { front: string; back: string }, line: number, findMedium: FindMedium) {
  const ours = isOurs(card);
  const { shown, hidden } = ours ? splitHidden(html.back) : { shown: html.back, hidden: {} };
  const front = readSide(html.front, findMedium, ours);
  const back = readSide(shown, findMedium, ours);
  const leftOut = uniqueByName([...front.leftOut, ...back.leftOut]);

  return {
    line,
    card: {
      front: front.text,
      back: back.text,
      ...labelsOf(card, ours),
      ...settingsOf(hidden),
      ...(front.image && { front_image: front.image }),
      ...(back.image && { back_image: back.image }),
    },
    ...(leftOut.length && { left_out: leftOut }),
  };
}

/** Reads an Anki package in any of its three formats. @throws Refusal */
export async function readPackage(bytes: Uint8Array): Promise<ReadPackage> {
  const { database, mediaList } = openPackage(bytes);
  const cards = readCollection(database);
  const list = readMediaList(mediaList);
  const rendered = cards.map((card) => ({ card, html: renderCard(card) }));
  const named = new Set(
    rendered.flatMap(({ html }) => mediaOf(html.front + html.back).map((raw) => inList(list, raw))),
  );
  const pictureNames = [...named].filter((name) => unsupportedMedium(name) === null);
  const { pictures, failures } = await makeThumbnails(mediaNamed(bytes, list, pictureNames));

  const findMedium: FindMedium = (raw) => {
    const name = inList(list, raw);
    return { name, reason: reasonOf(name, failures, pictures) };
  };

  const rows = rendered.map(({ card, html }, index) => rowOf(card, html, index + 1, findMedium));
  const usedNames = rows.flatMap(({ card }) => [card.front_image?.name ?? [], card.back_image?.name ?? []].flat());
  return { rows, pictures: Object.fromEntries([...new Set(usedNames)].map((name) => [name, pictures.get(name)!])) };
}

/** The named pictures of a package as JPEG for cards; unreadable pictures are skipped. */
export async function readPictures(bytes: Uint8Array, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const list = readMediaList(openPackage(bytes).mediaList);
  const { pictures } = await makeCardPictures(mediaNamed(bytes, list, names));
  return new Map([...pictures].map(([name, picture]) => [name, Uint8Array.from(picture)]));
}

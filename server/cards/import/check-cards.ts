import type { CardImportStatus } from '@memocartes/contract/cards/import/cards-import';
import type { CardImportRow, CardSettings, ImportedImage } from '@memocartes/contract/cards/import/cards-import.routes';
import { maxAltLength, maxLineLength } from '@memocartes/contract/cards/layout/patterns';
import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import { type Level, levels } from '@memocartes/contract/levels/levels';

import { plain } from '../../text/plain.ts';
import { normalizeText } from '../anki/plain-html.ts';
import type { ReadRow } from './read-deck.ts';

type ExistingSubject = { id: number; name: string; code: string; parent_id: number | null };
export type Defaults = { matter_id?: number | null; subject_id?: number | null; level?: Level | null };
/** Data needed to check cards: existing subjects, keys (`identityOf`) of the person's cards, and defaults. */
export type Existing = { subjects: readonly ExistingSubject[]; identities: ReadonlySet<string>; defaults: Defaults };

export type Placed = { matter_id: number; subject_id: number | null; level: Level | null };
export type Checked = CardImportRow & { placed: Placed | null };

type Refusal = [status: Exclude<CardImportStatus, 'OK'>, message: string];

type Side = { text: string; alt?: string | null };
/** Key of a card: cards with the same texts and alternative texts are duplicates. */
export const identityOf = (front: Side, back: Side) =>
  [front, back].flatMap(({ text, alt }) => [text, alt ?? '']).join('\u0000');

type Image = ImportedImage | undefined;
/** Normalized text of a side; with a picture in the centre, the line above the picture may be empty. */
const tidySide = (text: string, image: Image) =>
  image?.pattern === 'center' ? text.split('\n').map(normalizeText).join('\n').trimEnd() : normalizeText(text);

const tidySettings = (settings: CardSettings): CardSettings => ({
  ...settings,
  accepted_answers: settings.accepted_answers.map(normalizeText).filter(Boolean),
});

const sideNames = { front: 'Le recto', back: 'Le verso' } as const;

/** @param mayBeEmpty whether the side needs no text: the back of a lesson card */
function wrongSide(text: string, image: Image, side: 'front' | 'back', mayBeEmpty = false): Refusal | undefined {
  const lines = text ? text.split('\n') : [];
  const max = maxLines(image?.pattern ?? 'none', side);
  if (!text && !image && !mayBeEmpty) return ['EMPTY_SIDE', `${sideNames[side]} est vide.`];
  if (lines.length > max) {
    return [
      'TOO_MANY_LINES',
      `${sideNames[side]} contient ${max} lignes au plus${image ? ' avec son image' : ''}\u00a0: il y en a ${lines.length}.`,
    ];
  }
  if (lines.some((line) => line.length > maxLineLength)) {
    return ['TOO_LONG', `Une ligne dépasse ${maxLineLength} caractères\u00a0: coupez-la en deux.`];
  }
  return undefined;
}

function levelOf(text: string | null, defaultLevel: Level | null | undefined): Level | null | Refusal {
  if (!text) return defaultLevel ?? null;
  const matchingLevel = levels.find((level) => level === text.replace(/\s/g, '').toUpperCase());
  return (
    matchingLevel ?? [
      'BAD_LEVEL',
      `Niveau non pris en charge\u00a0: «\u00a0${text}\u00a0». Niveaux acceptés\u00a0: ${levels.join(', ')}.`,
    ]
  );
}

function subjectsOf(
  matter: string | null,
  subject: string | null,
  { subjects, defaults }: Existing,
): Refusal | Omit<Placed, 'level'> {
  const subjectNamed = (text: string, parent: number | null) =>
    subjects.find((item) => item.parent_id === parent && (plain(item.name) === plain(text) || item.code === text));
  const first = matter
    ? subjectNamed(matter, null)
    : subjects.find(({ id, parent_id }) => id === defaults.matter_id && parent_id === null);
  if (!first) {
    return ['BAD_SUBJECT', matter ? `Matière non reconnue\u00a0: «\u00a0${matter}\u00a0».` : 'Choisissez une matière.'];
  }
  if (!subject) {
    const second = subjects.find(({ id, parent_id }) => id === defaults.subject_id && parent_id === first.id);
    return { matter_id: first.id, subject_id: second?.id ?? null };
  }
  const second = subjectNamed(subject, first.id);
  return second
    ? { matter_id: first.id, subject_id: second.id }
    : ['BAD_SUBJECT', `Sous-matière non reconnue dans «\u00a0${first.name}\u00a0»\u00a0: «\u00a0${subject}\u00a0».`];
}

const isRefusal = (value: unknown): value is Refusal => Array.isArray(value);

/** The stored alternative text of a picture; null without a picture. */
export const altOf = (image: Image): string | null =>
  image ? normalizeText(image.alt).replace(/\s+/g, ' ').slice(0, maxAltLength).trim() || 'Image' : null;

/**
 * The verdict on each card, with its subjects and level [cards.import]. Of equal cards only the first can be accepted;
 * the others are refused even when the first is refused.
 */
export function checkCards(rows: readonly ReadRow[], existing: Existing): Checked[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, card: input, ...more }) => {
    const { front_image, back_image, settings } = input;
    const card = {
      ...input,
      front: tidySide(input.front, front_image),
      back: tidySide(input.back, back_image),
      ...(settings && { settings: tidySettings(settings) }),
    };
    const level = levelOf(card.level, existing.defaults.level);
    const subjects = subjectsOf(card.matter, card.subject, existing);
    const identity = identityOf(
      { text: card.front, alt: altOf(front_image) },
      { text: card.back, alt: altOf(back_image) },
    );
    const before = lines.get(identity);
    const refusal: Refusal | undefined =
      wrongSide(card.front, front_image, 'front') ??
      wrongSide(card.back, back_image, 'back', settings?.is_lesson) ??
      (isRefusal(level) ? level : undefined) ??
      (isRefusal(subjects) ? subjects : undefined) ??
      (before === undefined
        ? undefined
        : ['DUPLICATE_IN_LIST', `Doublon\u00a0: cette carte figure déjà à la ligne ${before} du fichier.`]) ??
      (existing.identities.has(identity) ? ['ALREADY_EXISTS', 'Vous avez déjà cette carte.'] : undefined);
    if (before === undefined) lines.set(identity, line);
    if (refusal) return { line, card, status: refusal[0], message: refusal[1], placed: null, ...more };

    return {
      line,
      card,
      status: 'OK',
      message: null,
      placed: { ...(subjects as Omit<Placed, 'level'>), level: level as Level | null },
      ...more,
    };
  });
}

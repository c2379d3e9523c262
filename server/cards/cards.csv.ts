import { type CardStatus, type CardType, linesOf } from '@memocartes/contract/cards/cards';
import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';

import type { Export } from '../csv/export.ts';
import { writeSettings } from './settings/card-settings.ts';

export const cardStatusWords: Record<CardStatus, string> = {
  DRAFT: 'Brouillon',
  FINAL: 'Publiée',
  ARCHIVED: 'Archivée',
};
export const cardTypeWords: Record<CardType, string> = {
  CERTIFIED: 'Certifiée',
  CUSTOM: 'Personnalisée',
  COMMUNITY: 'Partagée',
};

const text = (side: CardSide) => linesOf(side).join('\n');

/**
 * Columns that an import reads, then other columns. Of the other columns, an import reads only the alternative texts of
 * images, to list the images as missing [cards.export].
 */
export const cardsCsv: Export<Card> = {
  name: 'cartes',
  columns: [
    ['Recto', (card) => text(card.front_side)],
    ['Verso', (card) => text(card.back_side)],
    ['Matière', (card) => card.parent_subject.name],
    ['Sous-matière', (card) => card.subject?.name],
    ['Niveau', (card) => card.level],
    ['Thème', (card) => card.category],
    ['Réglages', writeSettings],
    ['Réponses acceptées', (card) => card.accepted_answers.join('\n')],
    ['Numéro', (card) => card.displayed_id],
    ['Image du recto', (card) => card.front_side.image && card.front_side.alt],
    ['Image du verso', (card) => card.back_side.image && card.back_side.alt],
    ['Statut', (card) => cardStatusWords[card.status]],
    ['Type', (card) => cardTypeWords[card.card_type]],
  ],
};

import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { PackIconName } from '@memocartes/shared-ui/pack-icon';

import type { PackValues } from '../form/pack.form.ts';

/** Icon of a pack by the prefix of its first card's number: `FR-CE1-0042`. */
const iconsByCode: Readonly<Record<string, PackIconName>> = {
  FR: 'book',
  MA: 'numbers',
  HI: 'castle',
  GE: 'map',
  SC: 'leaf',
  EM: 'flag',
  AN: 'message',
};

/** The icon proposed for a pack that starts with this card; a star for a subject without an icon. */
const defaultIcon = ({ displayed_id }: Card): PackIconName => iconsByCode[displayed_id.split('-')[0]!] ?? 'star';

/** A pack with these cards; if it has no icon, with the icon of the first card's subject. */
export const withCards = (pack: PackValues, cards: readonly Card[]): PackValues => ({
  ...pack,
  cards,
  icon: pack.icon || (cards[0] ? defaultIcon(cards[0]) : ''),
});

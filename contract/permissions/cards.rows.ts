import { customCardLimit } from '../offers/limits.ts';
import { hasPrinting } from '../offers/offers.ts';
import { always, author, both, either, everyone, ownSchool, type Row, staff, superadminOnly } from './rules.ts';

/**
 * Rows of the permission table about cards, their images and prints, subjects and editions [cards.share]
 * [editions.field].
 */
export const cardsRows = {
  'card:list': staff,
  'card:view': staff,
  // Anybody who scans the QR code of a printed card sees its question.
  'card:view-public': everyone,
  'card:create': { platform: always, classes: ({ nbCards, offerId }) => nbCards < customCardLimit(offerId) },
  'card:edit': { platform: always, school: ownSchool, classes: author },
  // A bulk call also requires `card:edit` for each of its cards, and `pack:edit` or `pack:create` for a pack.
  'card:bulk': staff,
  'card-operation:list': staff,
  'card-operation:undo': { platform: author, school: author, classes: author },
  'card-image:list': staff,
  'card-image:create': staff,
  // [permissions.card-image]
  'card-image:view': { platform: always, school: either(ownSchool, author), classes: author },
  'card-image:edit': { platform: always, school: either(ownSchool, author), classes: author },
  // Requires an offer with printing and a physical box [permissions.print].
  'card:print': { school: hasPrinting, classes: hasPrinting },
  // A print and its file belong to their author [printing.author].
  'print:view': {
    platform: author,
    school: both(author, hasPrinting),
    classes: both(author, hasPrinting),
  },
  'subject:list': staff,
  'edition:list': staff,
  'edition:manage': superadminOnly,
  'edition:print': superadminOnly,
} satisfies Record<string, Row>;

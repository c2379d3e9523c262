import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

export type Language = 'fr' | 'en';

/** The name of the parent subject English, or the prefix of the numbers of its cards. */
const english = /^AN-|\banglais\b|\benglish\b/i;

/** Characters and words that show that a side is in French. The question of a card about English often is. */
const frenchWords =
  /[«»àâæçèéêëîïôœùûü]|\b(?:anglais|au|aux|c’est|comment|complète|dans|de|des|dis|dit-on|du|en|est|et|la|le|les|l’\p{L}+|mot|que|quel|quelle|qui|traduis|un|une)\b/iu;

/**
 * Language of a card's side [cards.language]: English only if the parent subject is English and the side contains no
 * French words. `subject`: name of the parent subject, or number of the card.
 */
export const languageOf = (subject: string, side: CardSide): Language =>
  english.test(subject) && !frenchWords.test(linesOf(side).join(' ')) ? 'en' : 'fr';

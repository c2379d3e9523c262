import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

export type Language = 'fr' | 'en';

/** Characters and words that show that a side is in French. The question of a card about English often is. */
const frenchWords =
  /[«»àâæçèéêëîïôœùûü]|\b(?:anglais|au|aux|c’est|comment|complète|dans|de|des|dis|dit-on|du|en|est|et|la|le|les|l’\p{L}+|mot|que|quel|quelle|qui|traduis|un|une)\b/iu;

/** Language of a card's side: English only if the parent subject is English and the side contains no French words. */
export const languageOf = (
  { parent_subject }: Pick<DeviceCard, 'parent_subject'>,
  side: DeviceCard['front_side'],
): Language =>
  /\banglais\b|\benglish\b/i.test(parent_subject) && !frenchWords.test(linesOf(side).join(' ')) ? 'en' : 'fr';

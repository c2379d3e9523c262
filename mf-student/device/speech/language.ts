import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

export type Language = 'fr' | 'en';

/** Signs and words that make a line of an English card French: its question often is. */
const french =
  /[«»àâæçèéêëîïôœùûü]|\b(?:anglais|au|aux|c’est|comment|complète|dans|de|des|dis|dit-on|du|en|est|et|la|le|les|l’\p{L}+|mot|que|quel|quelle|qui|traduis|un|une)\b/iu;

/** The language of a card's side: English only on a card of English whose words on that side are not French. */
export const languageOf = (
  { parent_subject }: Pick<DeviceCard, 'parent_subject'>,
  side: DeviceCard['front_side'],
): Language => (/\banglais\b|\benglish\b/i.test(parent_subject) && !french.test(linesOf(side).join(' ')) ? 'en' : 'fr');

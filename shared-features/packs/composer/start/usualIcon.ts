import type { PackIconName } from '@memocartes/shared-ui/pack-icon';

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

/** The icon proposed for a pack that starts with this card; a star for a subject without one. */
export const usualIcon = (displayedId: string): PackIconName => iconsByCode[displayedId.split('-')[0]!] ?? 'star';

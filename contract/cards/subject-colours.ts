/** Colours of parent subjects, in print and on screen: dark enough for text, and easy to tell apart. */
const coloursByCode: Record<string, string> = {
  FR: '#2456b8',
  MA: '#c22f3d',
  HI: '#8f5b12',
  GE: '#1c7841',
  SC: '#0c7585',
  EM: '#6a43ad',
  AN: '#b52f7c',
};
const others = ['#4d5b7c', '#5f6b1e', '#8a4b3a', '#37706b'];

/** The colour of a card's parent subject, from the prefix of its number: `FR-CE1-0042`. */
export function colourOf(displayedId: string): string {
  const [code = ''] = displayedId.split('-');
  const sum = [...code].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return coloursByCode[code] ?? others[sum % others.length]!;
}

/** The colours of all parent subjects: each card has one of them. */
export const parentSubjectColours: readonly string[] = [...Object.values(coloursByCode), ...others];

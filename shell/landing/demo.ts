import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';

/** A card of the demonstration and its box. */
export type DemoCard = { readonly front: string; readonly back: string; readonly box: number };

/** Typical questions of primary classes; in French on the English page too. */
export const demoCards: readonly DemoCard[] = [
  { front: '7 × 8', back: '56', box: 1 },
  { front: 'je (finir)\nau présent', back: 'je finis', box: 1 },
  { front: 'Capitale\ndu Portugal', back: 'Lisbonne', box: 2 },
  { front: 'Il va … l’école.\na ou à ?', back: 'à', box: 1 },
  { front: 'La moitié\nde 50', back: '25', box: 3 },
  { front: 'Prise de\nla Bastille', back: '14 juillet 1789', box: 2 },
];

/** The box after an answer. Right: the next box, at most 5. Wrong: box 1. */
export const nextBox = (box: number, knew: boolean): number => (knew ? Math.min(box + 1, 5) : 1);

/** Number of cards in each of the five boxes. */
export const countsOf = (cards: readonly DemoCard[]) =>
  boxNumbers.map((box) => cards.filter((card) => card.box === box).length) as unknown as readonly [
    number,
    number,
    number,
    number,
    number,
  ];

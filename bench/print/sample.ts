import sharp from 'sharp';

import type { PaperCard, PaperSide, PrintOrder } from '../../server/print/pdf/print-order.ts';

const nbImages = 100;

/** A picture that does not compress well: noise, as wide as a card at 200 dpi. */
const picture = (n: number) =>
  sharp({
    create: { width: 500, height: 380, channels: 3, noise: { type: 'gaussian', mean: 100 + n, sigma: 20 } },
  } as never)
    .jpeg({ quality: 80 })
    .toBuffer();

const front = (n: number): PaperSide =>
  n % 2
    ? { pattern: 'none', lines: [`Combien font ${n} × 7 ?`, 'Écris ton calcul'], image: null }
    : { pattern: 'top', lines: ['Quel est ce paysage ?'], image: n % nbImages };

const card = (n: number): PaperCard => ({
  mark: `FR-CE1-${String(n).padStart(4, '0')}`,
  link: `https://ecole.memocartes.example/C/${String(n).padStart(16, '0')}`,
  hand: n % 5 === 0,
  front: front(n),
  back: {
    pattern: n % 3 ? 'none' : 'bottom',
    lines: [`Réponse ${n}`, 'à retenir'],
    image: n % 3 ? null : n % nbImages,
  },
});

/** A print order of cards with 100 different JPEGs. */
export async function sample(nbCards: number, qr = false): Promise<PrintOrder> {
  const pictures = await Promise.all(Array.from({ length: nbImages }, (_, n) => picture(n)));
  return {
    title: 'Mesure',
    duplex: 'long',
    qr,
    dividers: false,
    calibration: false,
    shift: { x: 0, y: 0 },
    cards: Array.from({ length: nbCards }, (_, n) => card(n)),
    images: new Map(pictures.map((bytes, n) => [n, bytes])),
  };
}
